import { cardKinds } from './kinds.ts';

export const routes = cardKinds.flatMap((kind) => kind.routes ?? []);
