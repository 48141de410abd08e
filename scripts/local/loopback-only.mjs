// Preloaded into Netlify's local runtime, which has no option for it: its ports listen on this machine only.
import { Server } from 'node:net';

const listen = Server.prototype.listen;

Server.prototype.listen = function (...args) {
  const [target, host] = args;
  if (typeof target === 'number' && typeof host !== 'string') args.splice(1, 0, '127.0.0.1');
  if (typeof target === 'object' && 'port' in target) args[0] = { host: '127.0.0.1', ...target };
  return listen.apply(this, args);
};
