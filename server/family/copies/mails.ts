import { hashToken, newToken } from '../../platform/tokens.ts';
import type { ParentMail } from '../mails/module-mails.ts';
import { findCopyToMail, setToken } from './copy-queries.ts';
import { time } from './page.ts';

/** The copy is ready. Each mail gets a new link, of which only a hash is stored. */
export const copyReady: ParentMail = {
  kind: 'copy_ready',
  topic: 'data',
  write: async ({ config, clock }, tx, { childId, parentId, firstName }) => {
    const copy = await findCopyToMail(tx, { childId, parentId, now: clock.now() });
    if (!copy) return undefined;
    const token = newToken();
    tx.write(setToken, { id: copy.id, tokenHash: hashToken(token) });
    const until = time(copy.expiresAt, copy);
    return {
      subject: `Your copy of ${firstName}'s things is ready`,
      parts: [
        `Everything that ${firstName} has here is in one file: a page to read, the pictures, and a file for other programs.`,
        { button: 'Save the copy', url: `${config.publicUrl}/family/copy#${token}` },
        `You can save it until ${until}. After that we delete it.`,
        "Please save it on your own device. It holds your child's real name and what they wrote.",
        ...(copy.isLeaving ? [] : [`${firstName} can see that you took a copy.`]),
      ],
    };
  },
};
