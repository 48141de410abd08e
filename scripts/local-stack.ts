import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { startAnalyticsStandIn } from './local/analytics-stand-in.ts';
import { type ChildGroup, onEnd, stopAllGroups } from './local/child-group.ts';
import { demoPassword, demoUsers } from './local/demo-users.ts';
import { startEmulators } from './local/emulators.ts';
import { emulatorPorts, emulatorUrls, localEnv } from './local/local-env.ts';
import { mailFolder, startMailStandIn } from './local/mail-stand-in.ts';
import { requirePorts } from './local/ports.ts';
import { optionsOf, reasonOf, requireEmulators } from './local/run-command.ts';
import { seed } from './seed.ts';

/** Starts emulators, seed and a server on the first of `ports`; stops all on Ctrl-C, a signal or a failing part. */
export async function runStack(
  ports: [number, ...number[]],
  startServer: () => Promise<ChildGroup | undefined>,
): Promise<void> {
  Object.assign(process.env, localEnv);

  let stopping = false;
  const stop = async (code: number, reason?: string) => {
    if (stopping) return;
    stopping = true;
    if (reason) console.error(`\n${reason}`);
    await stopAllGroups();
    process.exit(code);
  };
  onEnd(() => stop(0));
  const depend = (group: ChildGroup) => {
    group.ended.then(() => stop(1, `${group.name} stopped.\n${group.tail()}`));
  };

  try {
    const flags = optionsOf({
      empty: { type: 'boolean' },
      load: { type: 'boolean' },
      'no-emulators': { type: 'boolean' },
    });
    if (flags['no-emulators']) {
      await requirePorts(ports);
      await requireEmulators();
    } else {
      await requirePorts([...ports, ...emulatorPorts]);
      depend(await startEmulators('strict'));
    }
    await seed({ empty: flags.empty, load: flags.load });
    Object.assign(process.env, (await startAnalyticsStandIn()).env);
    const keepsMails = !process.env.SMTP_URL;
    if (keepsMails) Object.assign(process.env, (await startMailStandIn(0, console.log)).env);
    const server = await startServer();
    if (server) depend(server);
    console.log(welcome(ports[0], keepsMails));
    if (existsSync('.env')) console.log(envIsIgnored);
  } catch (error) {
    await stop(1, reasonOf(error));
  }
}

const envIsIgnored = `  .env is ignored: it belongs to a real project. For this run, give a variable on the command line.
`;

function welcome(port: number, keepsMails: boolean): string {
  const width = Math.max(...demoUsers.map(({ email }) => email.length));
  const accounts = demoUsers.map(
    ({ email, role }) => `    ${email.padEnd(width)}  ${role ?? 'no profile'}`,
  );
  return `
  Site       http://localhost:${port}
  Admin      http://localhost:${port}/admin
  Emulators  ${emulatorUrls.ui}
  Mail       ${keepsMails ? `printed below, kept in ${relative('.', mailFolder(0))}` : 'sent by SMTP_URL'}

  Accounts, password ${demoPassword}
${accounts.join('\n')}

  Ctrl-C stops everything.
`;
}
