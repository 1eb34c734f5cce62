/**
 * The admin panel: dashboard, people, contact messages and settings. Only admins have access, every look at a person is
 * audited, and nothing here shows what children wrote.
 */
import { type Module, noPersonalData } from '../platform/module.ts';
import { routes } from './routes.ts';

export const admin: Module = { name: 'admin', personalData: noPersonalData, routes };
