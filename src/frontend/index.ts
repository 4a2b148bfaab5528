/*
 * The loader, on every page that has a block of ours: it carries webpack's runtime and what all views share.
 * It imports the islands only, so that webpack makes one piece of them and what they stand on.
 */
import { prepareLoading } from './loader/island';

prepareLoading();
