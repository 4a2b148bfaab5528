/* The client for REST and admin-ajax together. Views that need only REST import rest.ts, so that visitors load less. */
export type { Answer, Reason } from './answer';
export { ajax } from './ajax';
export { request } from './rest';
