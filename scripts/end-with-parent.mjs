// Preloaded into what runInForeground starts: when the parent is gone, however it went, the program
// is asked to end as if by Ctrl-C, so that nothing stays behind.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
