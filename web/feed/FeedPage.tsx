import type { ReactNode } from 'react';
import { t } from '#web/app/messages/feed.ts';
import { usePageTitle } from '#web/app/title.ts';
import { LevelUps } from '#web/points/LevelUps.tsx';
import { Page } from '#web/ui/Page.tsx';
import { MeColumn } from './MeColumn.tsx';
import { Pond } from './Pond.tsx';
import { PromptCard, usePrompt } from './Prompts.tsx';
import { usePostParam } from './post-param.ts';
import { SideColumn } from './SideColumn.tsx';
import { useWide } from './wide.ts';

/** The pond: what is new to read and to play, without an end but with pauses. */
export function FeedPage(): ReactNode {
  usePageTitle(t('feed.title'));
  const isWide = useWide();
  const post = usePostParam();
  const prompt = usePrompt();
  const columns = isWide
    ? { start: <MeColumn />, startLabel: t('feed.me'), end: <SideColumn />, endLabel: t('feed.today') }
    : {};
  return (
    <Page {...columns}>
      <h1 className="sr-only">{t('feed.title')}</h1>
      <Pond key={post} post={post} among={!isWide && prompt ? <PromptCard prompt={prompt} /> : undefined} />
      <LevelUps />
    </Page>
  );
}
