// Preloaded into what npm run dev starts: when the input closes, since dev.mjs is gone however it went,
// every process of this program's group is asked to end. Node's --watch passes the input on to the program
// that it watches, and preloads nothing itself.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.on('end', () => process.kill(0, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref();
}
