/**
 * What admins see and set: how the pond is doing, who is in it, what people wrote to the operator, how this Lilypad is set up.
 * Promise: nobody else is let in, what is read about a person is written down, and nothing here shows what children wrote.
 */
import { type Module, noPersonalData } from '../platform/module.ts';
import { routes } from './routes.ts';

/** Keeps nothing of its own about anybody. */
export const admin: Module = { name: 'admin', personalData: noPersonalData, routes };
