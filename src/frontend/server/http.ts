/*
 * The one door to the server, for who needs both halves of it: REST and admin-ajax. A view that speaks REST alone takes
 * it from rest.ts, so that its visitors do not fetch the other half.
 */
export type { Answer, Reason } from './answer';
export { ajax } from './ajax';
export { request } from './rest';
/**
 * The platform's client is whole, whoever uses which part of it.
 *
 * @public
 */
export { listAll, upload } from './rest';
