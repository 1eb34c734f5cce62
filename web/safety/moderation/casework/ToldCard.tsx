import type { ReactNode } from 'react';
import type { CaseLogEntry } from '#contract/safety/casework.ts';
import type { CaseFile } from '#contract/safety.ts';
import { t } from '../../messages/casework/index.ts';
import { formatMoment } from '../labels.ts';

interface Moment {
  key: string;
  at: string;
  title: string;
  text?: string;
}

/** Who was notified of a crisis, and when. */
export function ToldCard({ file, isOpen }: { file: CaseFile; isOpen: boolean }): ReactNode {
  const moments = [...opening(file), ...alerts(file), ...file.log.flatMap(fromLog)].toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
  return (
    <details className="safety-aside" open={isOpen}>
      <summary className="cursor-pointer">
        <h3 className="inline text-lg">{t('safety.casework.told')}</h3>
      </summary>
      <ol className="safety-told">
        {moments.map((moment) => (
          <li key={moment.key}>
            <time dateTime={moment.at}>{formatMoment(moment.at)}</time>
            <Told title={moment.title} text={moment.text} />
          </li>
        ))}
        {file.alerts.every(({ channel }) => channel !== 'mail') && (
          <li>
            <Told title={t('safety.casework.told.noMail')} />
          </li>
        )}
        {!file.crisis?.isParentContactRead && (
          <li>
            <Told title={t('safety.casework.told.nobody')} text={t('safety.casework.told.nobodyText')} />
          </li>
        )}
      </ol>
    </details>
  );
}

function Told({ title, text }: { title: string; text?: string | undefined }): ReactNode {
  return (
    <p className="min-w-0">
      <span className="block font-bold font-display text-sm">{title}</span>
      {text !== undefined && <span className="block text-ink-soft text-sm">{text}</span>}
    </p>
  );
}

/** Only staff can see these: an appeal, or a message from the contact page. */
const toStaff = ['appeal', 'contact'];

function opening({ kind, openedAt }: CaseFile): Moment[] {
  const kept = { key: 'kept', title: t('safety.casework.told.kept'), text: t('safety.casework.told.keptText') };
  const help = { key: 'help', title: t('safety.casework.told.help'), text: t('safety.casework.told.helpText') };
  return (toStaff.includes(kind) ? [help] : [kept, help]).map((moment) => ({ ...moment, at: openedAt }));
}

function alerts({ alerts: sent }: CaseFile): Moment[] {
  return sent.map(({ channel, at, people }) =>
    channel === 'webhook'
      ? { key: channel, at, title: t('safety.casework.told.webhook') }
      : {
          ...{ key: channel, at, text: t('safety.casework.told.mailText') },
          title:
            people === null ? t('safety.casework.told.mailSome') : t('safety.casework.told.mail', { count: people }),
        },
  );
}

function fromLog({ id, event, by, detail, at }: CaseLogEntry): Moment[] {
  const name = by ?? t('safety.casework.someone');
  const moment = { key: id, at };
  switch (event) {
    case 'claim':
    case 'take_over':
    case 'release':
      return [{ ...moment, title: t(`safety.casework.told.${event}`, { name }) }];
    case 'hand_over':
      return [
        {
          ...moment,
          title: t('safety.casework.told.hand_over', { name, other: detail ?? t('safety.casework.someone') }),
        },
      ];
    case 'guidance':
      return [{ ...moment, title: t('safety.casework.told.guidance', { name }), ...guidanceText(detail) }];
    case 'contact':
      return [{ ...moment, title: t('safety.casework.told.contact', { name }), ...contactText(detail) }];
    default:
      return [];
  }
}

function guidanceText(template: string | null) {
  switch (template) {
    case 'care_heard':
    case 'care_brave':
    case 'care_trusted':
    case 'care_now':
      return { text: t(`safety.casework.${template}`) };
    default:
      return {};
  }
}

function contactText(reason: string | null) {
  switch (reason) {
    case 'danger_now':
    case 'child_asked':
    case 'lead_agreed':
      return { text: t(`safety.casework.contact.${reason}`) };
    default:
      return {};
  }
}
