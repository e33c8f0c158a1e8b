import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

const reset = 'reset-second-factor';

await runProgram(
  {
    usage: `npm run admin:password [-- <address> --${reset}]`,
    text: `Sets a new password for the account with that e-mail address, and prints it. Without an address for that of ADMIN_EMAIL, or for the only administrator. With --${reset} the account asks for no code and no passkey any more. The server may be running or not.`,
    argumentsMax: 1,
    switches: [reset],
  },
  async ({ positionals: [address], switches }) => {
    const { renewPassword } = await import('./renew-password.js');
    await renewPassword({ address, resetsFactor: switches.has(reset) });
  },
);
