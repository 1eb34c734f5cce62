import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useUser } from '#web/app/session/session.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/first/index.ts';
import { PromptCard, usePrompt } from '../Prompts.tsx';

/** What works for this child today. What waits for a grown-up's yes comes after it, in the card that explains it. */
export function WhatYouCanDo({ onPlay }: { onPlay: () => void }): ReactNode {
  const { can } = useUser();
  const prompt = usePrompt();
  return (
    <>
      <Card aria-labelledby="what-you-can-do">
        <h2 id="what-you-can-do" className="text-lg">
          {t('feed.first.now')}
        </h2>
        <ul className="ruled mt-2 flex flex-col">
          <li>
            <button type="button" className={row} onClick={onPlay}>
              <Emoji of="🤔" size={32} /> {t('feed.first.now.play')}
            </button>
          </li>
          <Place to="/my-pip" emoji="🐸" text={t('feed.first.now.pip')} />
          <Place to="/avatar-selector" emoji="🎨" text={t('feed.first.now.face')} />
          {can.writePosts && <Place to="/create-post" emoji="✏️" text={t('feed.first.now.write')} />}
          {can.meetOthers && <Place to="/friends" emoji="👋" text={t('feed.first.now.meet')} />}
        </ul>
      </Card>
      {(prompt === 'consent' || prompt === 'newNotice') && <PromptCard prompt={prompt} />}
    </>
  );
}

const row = 'flex min-h-14 w-full items-center gap-3 py-2 text-start font-bold hover:text-tone-deep';

function Place({ to, emoji, text }: { to: string; emoji: string; text: string }): ReactNode {
  return (
    <li>
      <Link to={to} className={row}>
        <Emoji of={emoji} size={32} /> {text}
      </Link>
    </li>
  );
}
