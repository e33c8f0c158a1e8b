import { BadImage } from '../decode.js';
import { freezeBuiltIns } from './frozen-built-ins.js';
import type { TaskAnswer } from './image-process.js';
import { runTask, type TaskCall } from './image-tasks.js';

/** The program of an image process: it answers one call after the other, and ends with its parent. */
process.on('message', (call: TaskCall) => {
  void answer(call).then((message) => process.send?.(message));
});

// A terminal or a service manager stops all processes at once; the parent lets the image be finished, and then ends this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

freezeBuiltIns();

async function answer(call: TaskCall): Promise<TaskAnswer> {
  try {
    return { result: await runTask(call) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: { message, code: error instanceof BadImage ? error.code : null } };
  }
}
