import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded before the server (`--import`): what goes to FAULT_PUSH_NAME goes to FAULT_PUSH_SERVICE, on this machine and without
 * TLS. The server takes no address of this machine, and no setting makes it.
 */
const name = process.env['FAULT_PUSH_NAME'] ?? '';
const service = process.env['FAULT_PUSH_SERVICE'] ?? '';
if (!URL.canParse(name) || !URL.canParse(service))
  throw new Error('FAULT_PUSH_NAME and FAULT_PUSH_SERVICE should be origins.');

const redirected = new Proxy(https.request, {
  apply(target, self, [address, ...others]: unknown[]): unknown {
    if (typeof address !== 'string' || !address.startsWith(`${name}/`))
      return Reflect.apply(target, self, [address, ...others]);
    return Reflect.apply(http.request, self, [`${service}${address.slice(name.length)}`, ...others]);
  },
});
Reflect.set(https, 'request', redirected);
syncBuiltinESMExports();
