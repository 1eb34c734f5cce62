import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { email } from '../contract/shared/text.ts';
import { SetupError } from '../server/platform/setup-error.ts';
import type { Command } from './staff-commands.ts';

/** The operator's commands. They work whether or not Lilypad is running. */

const usage = `What would you like to do?
  npm run staff -- invite <e-mail> --role admin|moderator   prints a link for a new member of staff
  npm run staff -- reset-2fa <username>                     signs them out; they set up a new second step
  npm run staff -- registration open|closed                 lets children sign up, or not
  npm run staff -- publish-notice <admin> --yes             publishes the newest direct notice to parents, in that admin's name
  npm run staff -- export <username>                        prints everything stored about a child, as JSON
  npm run staff -- erase <username> --yes                   erases a child and everything stored about them`;

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  // Loading all of Lilypad takes most of a second, so what is wrong with the command is said before.
  const { runCommand } = await import('./staff-commands.ts');
  console.log(await runCommand(command));
}

/** Throws a SetupError that says what is missing. */
function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [kind, subject, ...more] = positionals;
  if (!subject || more.length > 0) throw new SetupError(usage);
  const isSure = values.yes ?? false;
  switch (kind) {
    case 'invite':
      return readInvite(subject, values.role);
    case 'registration':
      return readRegistration(subject);
    case 'reset-2fa':
    case 'export':
      return { kind, username: subject.toLowerCase() };
    case 'publish-notice':
    case 'erase':
      return { kind, username: subject.toLowerCase(), isSure };
    default:
      throw new SetupError(usage);
  }
}

function parse(args: readonly string[]) {
  try {
    const options = { role: { type: 'string' }, yes: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new SetupError(usage);
  }
}

function readInvite(address: string, role: string | undefined): Command {
  const read = z.safeParse(email('That is no e-mail address.'), address);
  if (!read.success) throw new SetupError('That is no e-mail address.');
  if (role !== 'admin' && role !== 'moderator') throw new SetupError('Please add --role admin or --role moderator.');
  return { kind: 'invite', email: read.data, role };
}

function readRegistration(state: string): Command {
  if (state !== 'open' && state !== 'closed') throw new SetupError('Please say open or closed.');
  return { kind: 'registration', state };
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
