import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../style/cx.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
  /**
   * On a phone the row scrolls sideways, or all tabs share its width: for few and short ones, a picture above each word. In a
   * `grid` they stand in as many rows as they need, also on a tablet, where the last one would wrap alone.
   */
  onPhone?: 'scroll' | 'share' | 'grid' | undefined;
  className?: string | undefined;
}

/** Arrow keys move, Home and End jump; the chosen tab is the only one that Tab stops at. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  onPhone = 'scroll',
  className,
}: TabsProps<Id>): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // On a phone the row may be longer than the screen: the chosen tab comes to its middle, and the page stays put.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`[data-tab="${value}"]`);
    if (row && tab) row.scrollLeft += middle(tab) - middle(row);
  }, [value]);

  const choose = (place: number): void => {
    const next = tabs.at(place % tabs.length);
    if (!next) return;
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = tabs.findIndex((tab) => tab.id === value);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = { [forward]: place + 1, [backward]: place - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(step);
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={rowLooks[onPhone]}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            tab={tab}
            group={id}
            isChosen={tab.id === value}
            look={tabLooks[onPhone]}
            onChoose={() => onChange(tab.id)}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="mt-4">
        {children}
      </div>
    </div>
  );
}

interface TabButtonProps {
  tab: Tab<string>;
  group: string;
  isChosen: boolean;
  look: string;
  onChoose: () => void;
}

function TabButton({ tab, group, isChosen, look, onChoose }: TabButtonProps): ReactNode {
  return (
    <button
      type="button"
      role="tab"
      id={`${group}-${tab.id}`}
      data-tab={tab.id}
      aria-selected={isChosen}
      aria-controls={isChosen ? `${group}-panel` : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className={cx(
        'inline-flex items-center gap-2 border-2 font-display font-semibold transition-colors',
        look,
        isChosen
          ? 'border-tone bg-tone-soft text-tone-deep'
          : 'border-line bg-card text-ink-soft hover:border-line-strong hover:text-ink active:bg-tone-soft',
      )}
    >
      {tab.label}
    </button>
  );
}

const rowLooks = {
  // Six pixels around keep the focus ring whole, which a row that scrolls would cut off.
  scroll: '-m-1.5 flex gap-2 overflow-x-auto p-1.5 sm:flex-wrap',
  grid: 'grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-1.5 sm:gap-2 wide:flex wide:flex-wrap',
  share: 'grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5 sm:flex sm:flex-wrap sm:gap-2',
};

const tabLooks = {
  scroll: 'min-h-12 shrink-0 rounded-full px-4.5 text-base',
  grid: 'min-h-16 min-w-0 max-[22rem]:tracking-tighter flex-col justify-center gap-1! rounded-button px-0 py-1.5 text-label leading-tight wide:min-h-12 wide:flex-row wide:gap-2! wide:rounded-full wide:px-4.5 wide:text-base',
  share:
    'relative min-h-16 min-w-0 flex-col justify-center gap-1! rounded-button px-0 py-1.5 text-label leading-tight sm:min-h-12 sm:flex-row sm:gap-2! sm:rounded-full sm:px-4.5 sm:text-base',
};

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
