import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { downloadKit, saveKit } from '../api';
import { track } from '../bus';
import type { Exportable } from '../rules/answers';
import {
	MEDIA,
	orderOf,
	settingsIn,
	sharesOf,
	type ExportChoice,
	type ExportOrder,
} from '../rules/exporting';
import { saveFile } from './save-file';
import { shareOf } from '../tracking/events';

type Way = 'download' | 'save';

export type Step =
	| { readonly name: 'idle' }
	| { readonly name: 'under way'; readonly way: Way }
	| {
			readonly name: 'done';
			readonly said: string;
			readonly leftOut: readonly string[];
	  }
	| { readonly name: 'failed'; readonly why: string };

/** Sends the chosen export, and tells how it went. */
export function useExport( exportable: Exportable, choice: ExportChoice ) {
	const [ step, setStep ] = useState< Step >( { name: 'idle' } );
	const isEmpty = choice.keys.size === 0 && settingsIn( choice ).length === 0;
	const send = async ( way: Way ) => {
		if ( step.name === 'under way' ) {
			return;
		}
		if ( isEmpty ) {
			setStep( {
				name: 'failed',
				why: __( 'Choose at least one item to export.', 'rueda' ),
			} );
			return;
		}
		setStep( { name: 'under way', way } );
		trackExport( exportable, choice, way );
		setStep( await sent( orderOf( choice ), way ) );
	};
	const beginAgain = () => {
		if ( step.name !== 'under way' ) {
			setStep( { name: 'idle' } );
		}
	};
	return { step, send, beginAgain };
}

async function sent( order: ExportOrder, way: Way ): Promise< Step > {
	if ( way === 'save' ) {
		const saved = await saveKit( order );
		return saved.ok
			? {
					name: 'done',
					said: __(
						'The kit was saved on this site. You find it under “Import”. The ten newest kits are kept.',
						'rueda'
					),
					leftOut: saved.value.left_out ?? [],
				}
			: { name: 'failed', why: saved.why };
	}
	const file = await downloadKit( order );
	if ( ! file.ok ) {
		return { name: 'failed', why: file.why };
	}
	saveFile( file.value );
	return {
		name: 'done',
		said: sprintf(
			/* translators: %s: the name of a file. */
			__( 'The kit was downloaded as %s.', 'rueda' ),
			file.value.name
		),
		leftOut: file.value.left_out,
	};
}

function trackExport(
	{ items, settings, media }: Exportable,
	choice: ExportChoice,
	way: Way
): void {
	track( 'ie_admin_action', { action_type: 'Export', method: way } );
	track( 'export_kit_customization', {
		...sharesOf( items, choice.keys ),
		settings: shareOf(
			settingsIn( choice ).length,
			Object.values( settings ).filter( Boolean ).length
		),
		media: media.bytes > 0 && choice.parts.has( MEDIA ),
	} );
}
