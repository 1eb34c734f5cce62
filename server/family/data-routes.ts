import * as calls from '#contract/family.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { listOddRequests, readDataDesk, settleOddRequest, startDataRequest } from './by-staff/data-desk.ts';
import * as copies from './copies/copies.ts';
import { deleteChild, readChildAccount, restoreChild, withdrawConsent } from './erasure/deletion.ts';
import { correctChild, readChildDetails } from './requests/corrections.ts';
import { readFamilyRecords } from './requests/records.ts';

/** Routes for a child's data: copies, corrections, deletion. */
export const dataRoutes: readonly Route[] = [
  serve(calls.requestCopy, ({ context, actor, params }) => copies.requestCopy(context, actor, params.id)),
  serve(calls.readCopy, ({ context, actor, params }) => copies.readCopy(context, actor, params.id)),
  serve(calls.saveCopy, async ({ context, actor, params, client }) => {
    client.sendDownload(await copies.saveCopy(context, actor, params.id));
    return undefined;
  }),
  serve(calls.openCopyLink, ({ context, actor, body }) => copies.openCopyLink(context, actor, body.token)),
  serve(calls.saveCopyByLink, async ({ context, actor, body, client }) => {
    client.sendDownload(await copies.saveCopyByLink(context, actor, body.token));
    return undefined;
  }),
  serve(calls.requestOwnCopy, ({ context, actor }) => copies.requestOwnCopy(context, actor)),
  serve(calls.readOwnCopy, ({ context, actor }) => copies.readOwnCopy(context, actor)),
  serve(calls.saveOwnCopy, async ({ context, actor, client }) => {
    client.sendDownload(await copies.saveOwnCopy(context, actor));
    return undefined;
  }),
  serve(calls.readChildAccount, ({ context, actor, params }) => readChildAccount(context, actor, params.id)),
  serve(calls.deleteChild, ({ context, actor, params }) => deleteChild(context, actor, params.id)),
  serve(calls.withdrawConsent, ({ context, actor, params }) => withdrawConsent(context, actor, params.id)),
  serve(calls.restoreChild, ({ context, actor, params }) => restoreChild(context, actor, params.id)),
  serve(calls.readFamilyRecords, ({ context, actor, params }) => readFamilyRecords(context, actor, params.id)),
  serve(calls.readChildDetails, ({ context, actor, params }) => readChildDetails(context, actor, params.id)),
  serve(calls.correctChild, ({ context, actor, params, body }) => correctChild(context, actor, params.id, body)),
  serve(calls.readDataDesk, ({ context, actor, params }) => readDataDesk(context, actor, params.id)),
  serve(calls.startDataRequest, ({ context, actor, params, body }) =>
    startDataRequest(context, actor, params.id, body),
  ),
  serve(calls.listOddRequests, ({ context, actor }) => listOddRequests(context, actor)),
  serve(calls.settleOddRequest, ({ context, actor, params }) => settleOddRequest(context, actor, params.id)),
];
