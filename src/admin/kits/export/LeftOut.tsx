import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface LeftOutProps {
	readonly names: readonly string[];
}

/** Lists images that are not in the kit that was just made. */
export function LeftOut( { names }: LeftOutProps ) {
	// Images in two folders may have the same name.
	const sentences = [ ...new Set( names.map( sentence ) ) ];
	if ( names.length === 0 ) {
		return null;
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			spokenMessage={ sentences.join( ' ' ) }
		>
			{ sentences.map( ( text ) => (
				<div key={ text }>{ text }</div>
			) ) }
		</Notice>
	);
}

const sentence = ( name: string ): string =>
	sprintf(
		/* translators: %s: name of a file. */
		__(
			'The image %s stays here: it is missing, damaged, too large or not what its name says.',
			'rueda'
		),
		name
	);
