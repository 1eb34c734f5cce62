import type { CareTemplate } from '#contract/safety/casework.ts';
import { teachTemplates } from '#contract/safety/message-templates.ts';
import type { Pause } from '#contract/safety/suspensions.ts';
import type { StaffMessage } from '#contract/safety.ts';
import { t } from './messages/index.ts';

/** The words and the look of a message from staff. */
export function staffMessageText({ template, about }: StaffMessage) {
  const named = about === '' ? t('safety.staffMessage.yours') : about;
  switch (template) {
    case 'thanks_acted':
    case 'thanks_looked':
      return {
        title: t('safety.staffMessage.thanks.title'),
        text: t(`safety.staffMessage.${template}`),
        emoji: '💚',
        tone: 'leaf',
      } as const;
    case 'care_heard':
    case 'care_brave':
    case 'care_trusted':
    case 'care_now':
      return careText(template);
    case 'paused':
    case 'pause_ended':
      return suspensionText(template, named);
    case 'paused_family_asked':
    case 'paused_safety':
    case 'paused_stolen':
    case 'paused_rules':
      return { ...suspensionText('paused', ''), text: t(`safety.break.${template}`) };
    case 'came_back':
    case 'buddy_ended':
    case 'reading_on':
    case 'reading_off':
      return fromHomeText(template);
    case 'unused_soon':
    case 'of_age_soon':
      return endingText(template);
    case 'copy_taken':
    case 'corrected':
      return accountText(template);
    case 'appeal_declined':
      return appealText();
    case 'new_name':
    case 'new_pond_name':
      return newNameText(template, about);
    case 'name_approved':
    case 'bio_approved':
    case 'name_refused':
    case 'bio_refused':
    case 'bio_removed':
      return reviewResultText(template);
    case 'pip_name_approved':
    case 'pip_name_refused':
      return pipNameText(template);
    default:
      return {
        title: t('safety.staffMessage.takenAway', { about: named }),
        text: t(`safety.staffMessage.${template}`),
        emoji: teachTemplates.some((one) => one === template) ? '💡' : '🍃',
        tone: 'sun',
      } as const;
  }
}

/** The account ends by itself; signing in has kept an unused one. */
function endingText(template: 'unused_soon' | 'of_age_soon') {
  return {
    title: t(`safety.staffMessage.${template}.title`),
    text: t(`safety.staffMessage.${template}`),
    emoji: '🐸',
    tone: 'leaf',
  } as const;
}

/** What a grown-up at home has decided. */
function fromHomeText(template: 'came_back' | 'buddy_ended' | 'reading_on' | 'reading_off') {
  return {
    title: t(`safety.staffMessage.${template}.title`),
    text: t(`safety.staffMessage.${template}`),
    ...(template === 'came_back' ? ({ emoji: '🐸', tone: 'leaf' } as const) : ({ emoji: '🏡', tone: 'sky' } as const)),
  };
}

/** The suspension goes on. */
function appealText() {
  return {
    title: t('safety.staffMessage.appeal_declined.title'),
    text: t('safety.staffMessage.appeal_declined'),
    emoji: '🌙',
    tone: 'sky',
  } as const;
}

/** What the card about the break says as well: why there is one, and what became of the appeal. */
export function isToldByBreak({ template }: StaffMessage, pause: Pause | null): boolean {
  return template.startsWith('paused') || (template === 'appeal_declined' && pause?.isAnswered === true);
}

/** Why a child has a break; empty if nobody said. */
export function whyBreak({ reason, about }: Pick<Pause, 'reason' | 'about'>): string {
  if (reason) return t(`safety.break.paused_${reason}`);
  return about ? t('safety.break.about', { about }) : '';
}

/** A suspension began, or ended early. */
function suspensionText(template: 'paused' | 'pause_ended', about: string) {
  if (template === 'paused')
    return {
      title: t('safety.staffMessage.paused.title'),
      text: t('safety.staffMessage.paused', { about }),
      emoji: '🌙',
      tone: 'sky',
    } as const;
  return {
    title: t('safety.staffMessage.pause_ended.title'),
    text: t('safety.staffMessage.pause_ended'),
    emoji: '👋',
    tone: 'leaf',
  } as const;
}

/** Staff care for a child in a crisis. It does not mention what the child wrote: others may be looking over their shoulder. */
function careText(template: CareTemplate) {
  return {
    title: t('safety.staffMessage.care.title'),
    text: t(`safety.staffMessage.${template}`),
    emoji: '💚',
    tone: 'leaf',
  } as const;
}

/** Staff reviewed what a child calls their Pip. */
function pipNameText(template: 'pip_name_approved' | 'pip_name_refused') {
  return {
    title: t(`safety.staffMessage.${template}.title`),
    text: t(`safety.staffMessage.${template}`),
    emoji: '🐸',
    tone: template === 'pip_name_approved' ? 'leaf' : 'sun',
  } as const;
}

/** Staff reviewed a display name or bio. */
function reviewResultText(template: 'name_approved' | 'bio_approved' | 'name_refused' | 'bio_refused' | 'bio_removed') {
  const isFine = template === 'name_approved' || template === 'bio_approved';
  return {
    title: t(`safety.staffMessage.${template}.title`),
    text: t(
      `safety.staffMessage.${isFine ? 'words_approved' : template === 'bio_removed' ? template : 'words_refused'}`,
    ),
    emoji: '🏷️',
    tone: isFine ? 'leaf' : 'sun',
  } as const;
}

const accountEmoji = { came_back: '🐸', copy_taken: '🎒', corrected: '✏️' } as const;

function accountText(template: keyof typeof accountEmoji) {
  return {
    title: t(`safety.staffMessage.${template}.title`),
    text: t(`safety.staffMessage.${template}`),
    emoji: accountEmoji[template],
    tone: 'leaf',
  } as const;
}

function newNameText(template: 'new_name' | 'new_pond_name', about: string) {
  return {
    title: t(`safety.staffMessage.${template}.title`, { about }),
    text: t(`safety.staffMessage.${template}`),
    emoji: '🏷️',
    tone: 'sun',
  } as const;
}
