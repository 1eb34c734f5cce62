import * as contract from '#contract/coloring.ts';
import { serve } from '../platform/http/serve.ts';
import { listColoringPages, readColoringPicture, readColoringProgress, saveColoringProgress } from './coloring.ts';
import { shareColoring } from './share.ts';

export const routes = [
  serve(contract.listColoringPages, ({ context, actor }) => listColoringPages(context, actor)),
  serve(contract.readColoringProgress, ({ context, actor, params }) => readColoringProgress(context, actor, params.id)),
  serve(contract.saveColoringProgress, ({ context, actor, params, body }) =>
    saveColoringProgress(context, actor, params.id, body),
  ),
  serve(contract.readColoringPicture, async ({ context, actor, params, client }) => {
    const { svg, version } = await readColoringPicture(context, actor, params.id);
    client.sendPrivateFile(Buffer.from(svg), 'image/svg+xml', `${params.id}-${version}`);
    return undefined;
  }),
  serve(contract.shareColoring, ({ context, actor, params, body }) => shareColoring(context, actor, params.id, body)),
];
