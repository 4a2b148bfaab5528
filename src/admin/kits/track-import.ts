import { track } from './bus';
import type { CheckedKit } from './rules/answers';
import { sharesOf } from './rules/exporting';
import type { ImportChoice } from './rules/importing';
import { shareOf } from './tracking/events';

/** Which parts of a kit are imported: all of them, some or none. */
export function trackImport(
	{ items, settings, media }: CheckedKit,
	{ keys, settings: chosen }: ImportChoice
): void {
	track( 'import_kit_customization', {
		...sharesOf( items, keys ),
		settings: shareOf(
			Object.values( chosen ).filter( ( answer ) => answer === 'kit' )
				.length,
			settings.length
		),
		media: media.count > 0,
	} );
}
