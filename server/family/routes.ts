import { resendConsent } from '#contract/family.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { resendNotice } from './notices.ts';

export const routes: readonly Route[] = [serve(resendConsent, ({ context, actor }) => resendNotice(context, actor))];
