import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/about/index.ts';
import { PublicPage } from './PublicPage.tsx';
import { type Facts, WithOperatorFacts } from './WithOperatorFacts.tsx';

export function AboutPage(): ReactNode {
  return (
    <PublicPage name={t('help.about')} title={t('help.about.title')} lead={t('help.about.lead')} mood="cheering">
      <WithOperatorFacts>
        {(facts) => (
          <div className="help-about flex flex-col">
            <Basics facts={facts} />
            <Steps facts={facts} />
            <Never />
            <ForGrownUps facts={facts} />
            <OpenSource />
          </div>
        )}
      </WithOperatorFacts>
    </PublicPage>
  );
}

const basics = [
  ['what', '🏡', 'leaf'],
  ['who', '🏫', 'sky'],
  ['how', '🛠️', 'grape'],
] as const;

function Basics({ facts }: { facts: Facts }): ReactNode {
  return (
    <div className="help-three grid">
      {basics.map(([part, emoji, tone]) => (
        <Card key={part} tone={tone}>
          <div className="help-basic flex items-start">
            <Emoji of={emoji} size={64} className="help-basic-sign shrink-0" />
            <div className="min-w-0">
              <h2>{t(`help.about.${part}.title`)}</h2>
              <p className="mt-1.5 text-ink-soft">
                {t(`help.about.${part}.text`, facts)}
                {part === 'who' && facts.operatorName !== '' && ` ${t('help.about.who.name', facts)}`}
              </p>
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}

const steps = [
  ['form', '📝'],
  ['code', '💌'],
  ['play', '🧩'],
] as const;

function Steps({ facts }: { facts: Facts }): ReactNode {
  return (
    <section aria-labelledby="start">
      <h2 id="start" className="help-title text-center">
        {t('help.about.start')}
      </h2>
      <ol className="help-three mt-6 grid">
        {steps.map(([step, emoji], at) => (
          <li key={step} className="help-step flex gap-4">
            <span className="help-step-sign relative grid shrink-0 place-items-center rounded-full border-2 border-line bg-card">
              <Emoji of={emoji} size={42} />
              <span className="help-step-number grid size-9 place-items-center rounded-full font-bold font-display text-lg">
                {at + 1}
              </span>
            </span>
            <div className="help-step-text min-w-0">
              <h3>{t(`help.about.start.${step}.title`)}</h3>
              <p className="text-ink-soft">{t(`help.about.start.${step}.text`, facts)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="help-join text-center">
        <Button to="/auth?tab=sign-up" size="large">
          {t('help.join')}
        </Button>
      </p>
    </section>
  );
}

const never = [
  ['ads', '📢', 'lotus'],
  ['trackers', '🕵️', 'ember'],
  ['shop', '💰', 'sun'],
  ['names', '🎭', 'teal'],
] as const;

function Never(): ReactNode {
  return (
    <section aria-labelledby="never">
      <h2 id="never" className="help-title text-center">
        {t('help.about.never')}
      </h2>
      <ul className="help-never mt-6 grid">
        {never.map(([thing, emoji, tone]) => (
          <li key={thing} data-tone={tone} className="flex items-start gap-4 rounded-card bg-tone-soft p-5">
            <Emoji of={emoji} size={44} className="shrink-0" />
            <div className="min-w-0">
              <h3>{t(`help.about.never.${thing}`)}</h3>
              <p>{t(`help.about.never.${thing}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const loop = ['code', 'notice', 'alone', 'pages', 'reply'] as const;

/** Calm and dense: a parent has two minutes. */
function ForGrownUps({ facts }: { facts: Facts }): ReactNode {
  return (
    <Card as="section" aria-labelledby="grown-ups" className="wide:p-10!">
      <div className="help-grown-ups grid">
        <h2 id="grown-ups" className="help-place">
          {t('help.about.grownUps')}
        </h2>
        <div>
          <ol className="flex flex-col gap-3 text-sm">
            {loop.map((part, at) => (
              <li key={part} className="flex gap-3">
                <span className="font-bold font-display text-leaf-deep">{at + 1}.</span>
                <span className="min-w-0">{t(`help.about.grownUps.${part}`, facts)}</span>
              </li>
            ))}
          </ol>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button to="/see-what-they-see">{t('help.about.tour')}</Button>
            <Button to="/privacy?for=grown-ups" look="secondary">
              {t('help.toPrivacy')}
            </Button>
            <Button to="/contact?about=parent" look="secondary">
              {t('help.toContact')}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}

function OpenSource(): ReactNode {
  return (
    <Card tone="teal" fill="soft" aria-labelledby="open" className="flex items-center gap-6 wide:px-10!">
      <Emoji of="🔎" size={64} className="shrink-0 max-sm:hidden" />
      <div className="min-w-0">
        <h2 id="open" className="help-place">
          {t('help.about.open')}
        </h2>
        <p className="mt-1.5 text-sm">{t('help.about.open.text')}</p>
      </div>
    </Card>
  );
}
