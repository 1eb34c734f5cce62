import { type FormEvent, type ReactNode, useState } from 'react';
import { type Difficulty, difficulties } from '#contract/cards/common.ts';
import { type RiddleCategory, riddleCategories } from '#contract/cards/kinds/riddle.ts';
import { BATCH_MAX, CHOICE_MAX } from '#contract/cards/kinds/riddle-desk.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';
import { Choice } from './Choice.tsx';
import { type Order, useGenerate } from './queries.ts';

/** The three generators. */
export function Generators(): ReactNode {
  const [category, setCategory] = useState<RiddleCategory | ''>('');
  const [difficulty, setDifficulty] = useState<Difficulty | ''>('');
  return (
    <Card>
      <h2>{t('admin.riddles.make')}</h2>
      <p className="mt-1 mb-5 max-w-176 text-ink-soft">{t('admin.riddles.make.text')}</p>
      <div className="grid gap-6 wide:grid-cols-3">
        <Generator
          title={t('admin.riddles.batch')}
          max={BATCH_MAX}
          usual={50}
          orderOf={(count) => ({ kind: 'batch', count })}
        />
        <Generator
          title={t('admin.riddles.byCategory')}
          max={CHOICE_MAX}
          usual={20}
          orderOf={(count) => (category ? { kind: 'category', category, count } : 'noCategory')}
        >
          <Choice
            label={t('admin.riddles.category')}
            none={t('admin.riddles.choose')}
            value={category}
            options={riddleCategories}
            nameOf={(option) => t(`admin.riddles.category.${option}`)}
            onChoose={setCategory}
          />
        </Generator>
        <Generator
          title={t('admin.riddles.byDifficulty')}
          max={CHOICE_MAX}
          usual={25}
          orderOf={(count) => (difficulty ? { kind: 'difficulty', difficulty, count } : 'noDifficulty')}
        >
          <Choice
            label={t('admin.riddles.difficulty')}
            none={t('admin.riddles.choose')}
            value={difficulty}
            options={difficulties}
            nameOf={(option) => t(`admin.riddles.difficulty.${option}`)}
            onChoose={setDifficulty}
          />
        </Generator>
      </div>
    </Card>
  );
}

type Missing = 'noCategory' | 'noDifficulty';

interface GeneratorProps {
  title: string;
  max: number;
  usual: number;
  /** What to send, or what is not chosen yet. */
  orderOf: (count: number) => Order | Missing;
  children?: ReactNode;
}

function Generator({ title, max, usual, orderOf, children }: GeneratorProps): ReactNode {
  const generate = useGenerate();
  const [typed, setTyped] = useState(String(usual));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (generate.isPending) return;
    const count = Number(typed);
    const order = Number.isInteger(count) && count >= 1 && count <= max ? orderOf(count) : 'badCount';
    if (typeof order === 'string') {
      refuse(t(`admin.riddles.${order}`), t(`admin.riddles.${order}.text`, { max: String(max) }));
      return;
    }
    generate.mutate(order, {
      onSuccess: ({ message }) => showToast({ title: t('admin.riddles.done'), description: message, tone: 'success' }),
      onError: (error) => refuse(t('admin.riddles.failed'), sentenceFor(error)),
    });
  };
  return (
    <form noValidate onSubmit={submit} aria-label={title} className="flex flex-col gap-3">
      <h3>{title}</h3>
      {children}
      <Field
        label={t('admin.riddles.count', { max: String(max) })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" tone="leaf" className="mt-auto self-start" pending={generate.isPending}>
        {t('admin.riddles.generate')}
      </Button>
    </form>
  );
}

function refuse(title: string, description: string): void {
  showToast({ title, description, tone: 'destructive' });
}
