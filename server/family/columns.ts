import type { LinkPurpose, Relation } from '#contract/family.ts';
import type { ConsentMethod } from '#contract/rules/consent.ts';
import type { FormRefusal } from '#contract/rules/family/signed-forms.ts';
import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';
import { type Column, text, texts } from '../platform/db/columns.ts';

/** Columns whose values are limited by checks of their tables. */
export const status = text as Column<ConsentStatus>;
export const answerState = text as Column<AnswerState>;
export const recordState = text as Column<RecordState>;
export const method = text as Column<ConsentMethod>;
export const scopes = texts as Column<readonly Scope[]>;
export const purpose = text as Column<LinkPurpose>;
export const relation = text as Column<Relation>;
export const mailKind = text as Column<MailKind>;
export const formState = text as Column<FormState>;
export const formRefusal = text as Column<FormRefusal>;

export type AnswerState = 'granted' | 'declined' | 'revoked' | 'objected';
export type RecordState = AnswerState | 'pending' | 'expired';
export type FormState = 'started' | 'handed_in' | 'rejected';
export type MailKind =
  | 'notice'
  | 'asked_notice'
  | 'reminder'
  | 'restated'
  | 'confirmation'
  | 'declined'
  | 'revoked'
  | 'objected'
  | 'leaving'
  | 'deleted'
  | 'other_deleted'
  | 'invited'
  | 'joined'
  | 'other_asked'
  | 'other_joined'
  | 'other_invited'
  | 'other_objected'
  | 'other_revoked'
  | 'form_started'
  | 'form_rejected'
  | 'form_expired'
  | 'other_kept'
  | 'other_corrected'
  | 'staff_copy'
  | 'staff_corrected'
  | 'staff_deleted'
  | 'staff_withdrew'
  | 'staff_kept';
