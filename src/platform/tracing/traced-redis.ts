import type { Redis } from 'ioredis';
import { beginSpan } from './tracing.js';

/** A span for every command that is sent within a trace, by its name alone: keys and arguments may hold anything. */
export function traceCommands<Connection extends Redis>(connection: Connection): Connection {
  const send = connection.sendCommand.bind(connection);
  connection.sendCommand = (command, stream) => {
    const name = command.name.toUpperCase();
    const attributes = { 'db.system.name': 'redis', 'db.operation.name': name };
    const span = beginSpan({ name, kind: 'client', attributes });
    if (span)
      command.promise.then(
        () => span.end(),
        (error: unknown) => span.end(error),
      );
    return send(command, stream);
  };
  return connection;
}
