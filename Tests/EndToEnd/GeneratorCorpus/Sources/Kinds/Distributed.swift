// Protocols of distributed actors.
// swift-format-ignore-file

import Distributed

public protocol Remote: DistributedActor { func local() -> Int }
public protocol Counter: DistributedActor where ActorSystem == LocalTestingDistributedActorSystem { distributed func count() -> Int }
