/** Webpack's own name for the nonce of the scripts that it loads. chunks.ts sets it. */
// eslint-disable-next-line camelcase -- as above.
declare let __webpack_nonce__: string;
