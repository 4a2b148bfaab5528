/** What is said about a file that was read. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { inPageLanguage } from '../../../frontend/values/page-language';
import { mostLeaves } from './rules/album';
import type { Merged, Problem } from './rules/album-file';
import type { UnfinishedRun } from './rules/runs';
import type { Saying } from './Said';

export interface Imported extends Omit< Merged, 'album' > {
	/** Those that were stored. */
	readonly runs: readonly UnfinishedRun[];
	/** The visitor wanted what is here to stay. */
	readonly isKept: boolean;
}

/** Says how many came in, and how many had no room. */
export function importedText( imported: Imported | null ): Saying {
	if ( imported === null ) {
		return {
			text: __(
				'Your browser has no space for these wheels. Nothing has changed.',
				'rueda'
			),
			isProblem: true,
		};
	}
	const sentences = sentencesOf( imported );
	return {
		text:
			sentences.join( ' ' ) ||
			__( 'All wheels in this file are already here.', 'rueda' ),
		isProblem: imported.left > 0,
	};
}

function sentencesOf( {
	added,
	replaced,
	left,
	runs,
	isKept,
}: Imported ): string[] {
	const sentences = [];
	if ( added > 0 ) {
		sentences.push(
			sprintf(
				/* translators: %s: how many wheels. */
				_n(
					'%s wheel has been added.',
					'%s wheels have been added.',
					added,
					'rueda'
				),
				inPageLanguage( added )
			)
		);
	}
	if ( replaced > 0 ) {
		sentences.push(
			sprintf(
				/* translators: %s: how many wheels. */
				_n(
					'%s wheel has been replaced.',
					'%s wheels have been replaced.',
					replaced,
					'rueda'
				),
				inPageLanguage( replaced )
			)
		);
	}
	if ( runs.length > 0 ) {
		sentences.push(
			sprintf(
				/* translators: %s: how many wheels. */
				_n(
					'%s unfinished wheel can be continued in this tab.',
					'%s unfinished wheels can be continued in this tab.',
					runs.length,
					'rueda'
				),
				inPageLanguage( runs.length )
			)
		);
	}
	if ( isKept ) {
		sentences.push( __( 'What is here has been kept.', 'rueda' ) );
	}
	if ( left > 0 ) {
		sentences.push( leftText( left ) );
	}
	return sentences;
}

const leftText = ( left: number ): string =>
	sprintf(
		/* translators: 1: how many wheels, 2: the most wheels that are kept. */
		_n(
			'%1$s wheel did not fit: at most %2$s are kept here.',
			'%1$s wheels did not fit: at most %2$s are kept here.',
			left,
			'rueda'
		),
		inPageLanguage( left ),
		inPageLanguage( mostLeaves )
	);

export function problemText( problem: Problem ): string {
	switch ( problem ) {
		case 'too-large':
			return __(
				'This file is too large. Nothing was imported.',
				'rueda'
			);
		case 'no-json':
		case 'not-ours':
			return __(
				'This is not a wheels file. Please choose one that you exported here.',
				'rueda'
			);
		case 'broken':
			return __( 'This file is damaged. Nothing was imported.', 'rueda' );
		case 'empty':
			return __( 'There are no wheels in this file.', 'rueda' );
	}
}
