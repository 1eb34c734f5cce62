import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { SearchField } from '#web/ui/controls/SearchField.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useAnchors } from './anchors.ts';
import { LevelSteps } from './answers/LevelSteps.tsx';
import { LooksLike } from './answers/LooksLike.tsx';
import { type Answer, type AnsweredSection, listAnswers, sections } from './answers/questions.ts';
import { findAnswers } from './answers/search.ts';
import { t } from './messages/answers/index.ts';
import { t as say } from './messages/index.ts';
import { PublicPage } from './PublicPage.tsx';
import { Question } from './Question.tsx';
import { SectionNav } from './SectionNav.tsx';
import { type Facts, WithOperatorFacts } from './WithOperatorFacts.tsx';

export function HelpPage(): ReactNode {
  const [query, setQuery] = useState('');
  return (
    <PublicPage
      name={t('help.help')}
      title={t('help.help')}
      lead={t('help.help.lead')}
      mood={query === '' ? 'happy' : 'thinking'}
      head={
        <SearchField
          label={t('help.search')}
          clearLabel={t('ui.clear')}
          maxLength={80}
          value={query}
          onSearch={setQuery}
          className="help-search block"
        />
      }
    >
      <WithOperatorFacts>
        {(facts) => <Answers facts={facts} query={query} onClear={() => setQuery('')} />}
      </WithOperatorFacts>
    </PublicPage>
  );
}

interface AnswersProps {
  facts: Facts;
  query: string;
  onClear: () => void;
}

function Answers({ facts, query, onClear }: AnswersProps): ReactNode {
  const answered = useMemo(() => listAnswers(facts), [facts]);
  useAnchors();
  const asked = query.trim();
  const found = findAnswers(
    asked,
    answered.flatMap(({ answers }) => answers),
  );
  const told = asked === '' ? '' : formatCount(found.length, asked);
  return (
    <>
      {/* Here from the start: what is only just put into a page is not read aloud. */}
      <p role="status" className="sr-only">
        {told}
      </p>
      {asked === '' ? <AllSections answered={answered} /> : <Found {...{ found, told, onClear }} />}
      <Card tone="leaf" fill="soft" className="help-still mx-auto flex max-w-176 flex-wrap items-center">
        <Emoji of="💌" size={48} />
        <div className="min-w-0 flex-1 basis-48">
          <h2>{t('help.still')}</h2>
          <p className="text-ink-soft">{t('help.still.text')}</p>
        </div>
        <Button to="/contact">{say('help.toContact')}</Button>
      </Card>
    </>
  );
}

function formatCount(count: number, query: string): string {
  return count > 0 ? t('help.search.found', { query, count }) : t('help.search.none', { query });
}

const ids = sections.map(({ id }) => id);

function AllSections({ answered }: { answered: readonly AnsweredSection[] }): ReactNode {
  return (
    <div className="help-columns">
      <SectionNav ids={ids} places={answered.map(({ id, title, emoji }) => ({ id, label: title, emoji }))} />
      <div className="help-sections mt-5 flex flex-col wide:mt-0">
        {answered.map(({ id, title, emoji, tone, answers }) => (
          <Card key={id} tone={tone} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1} className="help-section-title mb-2 flex flex-wrap items-center gap-x-3">
              <Emoji of={emoji} size={36} />
              {title}
            </h2>
            {id === 'points' && <LevelSteps />}
            {answers.map((answer) => (
              <AnsweredQuestion key={answer.id} answer={answer} />
            ))}
          </Card>
        ))}
      </div>
    </div>
  );
}

function AnsweredQuestion({ answer, isOpen }: { answer: Answer; isOpen?: boolean }): ReactNode {
  const { looks, ...words } = answer;
  return <Question {...words} isOpen={isOpen} picture={looks && <LooksLike looks={looks} />} />;
}

/** So few answers stand open at once. */
const FEW = 3;

interface FoundProps {
  found: readonly Answer[];
  /** How many there are. */
  told: string;
  onClear: () => void;
}

function Found({ found, told, onClear }: FoundProps): ReactNode {
  return (
    <section aria-labelledby="found" className="mx-auto max-w-176">
      <h2 id="found" className="help-small-title">
        {told}
      </h2>
      {found.length > 0 ? (
        <Card tone="leaf" className="mt-3">
          {found.map((answer) => (
            <AnsweredQuestion
              key={`${answer.id} ${found.length <= FEW}`}
              answer={answer}
              isOpen={found.length <= FEW}
            />
          ))}
        </Card>
      ) : (
        <Callout
          emoji="🔍"
          title={t('help.search.none.text')}
          className="mt-3"
          action={
            <div className="flex flex-wrap gap-3">
              <Button onClick={onClear}>{t('help.search.all')}</Button>
              <Button look="secondary" to="/contact">
                {say('help.toContact')}
              </Button>
            </div>
          }
        />
      )}
    </section>
  );
}
