import { createContext } from 'react-router-dom';
import type { Session } from '#data/account/auth.ts';

/** The signed-in person, for every loader and action behind the guard. */
export const sessionContext = createContext<Session>();
