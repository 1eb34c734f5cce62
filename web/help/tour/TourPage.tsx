import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useSession } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { useConsentToken } from '#web/family/parents/consent-token.ts';
import { useConsentLink } from '#web/family/parents/queries.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { IconButton } from '#web/ui/controls/IconButton.tsx';
import { BackIcon } from '#web/ui/controls/icons.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/tour/index.ts';
import { BuddiesStep } from './BuddiesStep.tsx';
import { ParentStep } from './ParentStep.tsx';
import { PlayStep } from './PlayStep.tsx';
import './tour.css';

const PATH = '/see-what-they-see';
const steps: readonly ((props: { childName: string | undefined }) => ReactNode)[] = [PlayStep, BuddiesStep, ParentStep];
const nexts = ['help.tour.play.next', 'help.tour.buddies.next'] as const;

interface End {
  readonly to: string;
  readonly label: string;
}

/**
 * What a parent looks at before deciding, in a minute: real parts of the app with made-up children. Nothing is stored and nothing
 * sent. Parents who come from our e-mail keep the secret of its link, and end on the page that it opens.
 */
export function TourPage(): ReactNode {
  usePageTitle(t('help.tour.title'));
  const token = useConsentToken();
  const name = useConsentLink(token).data?.about?.name;
  const end = useEnd(token, name);
  const [step, goTo] = useStep();
  const Step = steps[step] ?? PlayStep;
  const next = nexts[step];
  return (
    <div className="help-tour">
      <Top step={step} end={end} onBack={() => goTo(step - 1)} />
      <main id="main" tabIndex={-1} className="help-tour-main">
        <StepHeading key={step} step={step} name={name} />
        <div className="help-tour-step">
          <Step childName={name} />
        </div>
        <div className="help-tour-next">
          {next ? (
            <Button size="large" tone="leaf" wide onClick={() => goTo(step + 1)}>
              {t(next)}
            </Button>
          ) : (
            <Button size="large" tone="leaf" wide to={end.to}>
              {end.label}
            </Button>
          )}
        </div>
      </main>
    </div>
  );
}

/** The step is in the address, so that the browser's own way back works. */
function useStep(): [step: number, goTo: (step: number) => void] {
  const [, navigate] = useLocation();
  const wanted = Number(new URLSearchParams(useSearch()).get('step') ?? 1) - 1;
  const step = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), steps.length - 1) : 0;
  return [step, (to) => navigate(to === 0 ? PATH : `${PATH}?step=${to + 1}`)];
}

function useEnd(token: string, name: string | undefined): End {
  const { user } = useSession();
  if (token !== '') {
    const label = name === undefined ? t('help.tour.choose') : t('help.tour.chooseOf', { name });
    return { to: `/consent#${token}`, label };
  }
  return user ? { to: '/', label: t('help.tour.toPond') } : { to: '/auth?tab=sign-up', label: t('help.tour.join') };
}

function Top({ step, end, onBack }: { step: number; end: End; onBack: () => void }): ReactNode {
  const label = t('help.tour.progress', { step: step + 1, steps: steps.length });
  return (
    <header className="help-tour-top">
      <div role="img" aria-label={label} className="flex gap-1.5">
        {steps.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <span key={at} className="help-tour-progress" data-done={at <= step || undefined} />
        ))}
      </div>
      <div className="mt-1.5 flex min-h-12 flex-wrap items-center gap-x-3">
        {step === 0 ? (
          <Link to="/" aria-label={t('help.tour.home')} className="flex min-h-12 items-center gap-2">
            <Pip size={36} />
            <span className="font-bold font-display text-leaf-deep text-xl">Lilypad</span>
          </Link>
        ) : (
          <IconButton label={t('help.tour.back')} onClick={onBack} className="-ms-2">
            <BackIcon />
          </IconButton>
        )}
        <span aria-hidden={step > 0} className="min-w-12 flex-1 text-ink-soft text-sm leading-tight">
          {step === 0 ? t('help.tour.minute') : label}
        </span>
        <Button look="ghost" tone="leaf" to={end.to} className="mb-0! px-3!">
          {t('help.tour.skip')}
        </Button>
      </div>
    </header>
  );
}

/** Takes the focus with each step but the first, so that a keyboard and a screen reader begin at its top. */
function StepHeading({ step, name }: { step: number; name: string | undefined }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(step === 0);
  useEffect(() => {
    if (isFirst.current) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const own = name === undefined ? t('help.tour.play.title') : t('help.tour.play.titleOf', { name });
  const titles = [own, t('help.tour.buddies.title'), t('help.tour.parent.title')];
  return (
    <h1 ref={heading} tabIndex={-1} className="help-tour-title">
      {titles[step]}
    </h1>
  );
}
