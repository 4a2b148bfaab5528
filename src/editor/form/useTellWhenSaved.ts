import { store as coreStore, useEntityRecord } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FORM_TYPE } from '../../definitions/form-post';
import { textOf } from '../../frontend/values/values';
import { NOTICES } from '../screen/notices';
import type { Finding } from './rules/findings';
import type { Checked } from './useFindings';

/** After saving a form with errors, says what the first one is and where. */
export function useTellWhenSaved(
	formId: number,
	{ findings, isFresh }: Checked,
	go: ( finding: Finding ) => void
): void {
	const [ isDue, setDue ] = useJustSaved( formId );
	const { record, editedRecord } = useEntityRecord<
		Record< string, unknown >
	>( 'postType', FORM_TYPE, formId );
	const isPublished = record?.[ 'status' ] === 'publish';
	const title = textOf( editedRecord?.[ 'title' ] );
	const { createErrorNotice, removeNotice } = useDispatch( NOTICES );
	const lead = useRef( go );
	lead.current = go;

	const worst = findings?.find( ( { isError } ) => isError );
	const isWell = isFresh && ! worst;
	const id = `rueda-form-${ formId }`;
	useEffect( () => {
		if ( isWell ) {
			removeNotice( id );
		}
	}, [ isWell, id, removeNotice ] );
	useEffect( () => {
		// The last changes are still being checked.
		if ( ! isDue || ! isFresh ) {
			return;
		}
		setDue( false );
		if ( worst && isPublished ) {
			createErrorNotice( sentenceOf( title, worst ), {
				id,
				actions: [
					{
						label: __( 'Show where', 'rueda' ),
						onClick: () => lead.current( worst ),
					},
				],
			} );
		}
	}, [
		isDue,
		setDue,
		isFresh,
		isPublished,
		worst,
		title,
		id,
		createErrorNotice,
	] );
}

const sentenceOf = ( title: string, { message }: Finding ): string =>
	sprintf(
		/* translators: 1: title of a form, 2: a sentence that says what is wrong with it. */
		__( 'The form “%1$s” is published but has errors. %2$s', 'rueda' ),
		title,
		message
	);

/** True once the form has been saved, until it is reset. */
function useJustSaved( formId: number ) {
	const { isSaving, hasFailed } = useSaveState( formId );
	const wasSaving = useRef( false );
	const [ isDue, setDue ] = useState( false );
	useEffect( () => {
		if ( wasSaving.current && ! isSaving && ! hasFailed ) {
			setDue( true );
		}
		wasSaving.current = isSaving;
	}, [ isSaving, hasFailed ] );
	return [ isDue, setDue ] as const;
}

/** Autosaves do not count. */
function useSaveState( formId: number ) {
	return useSelect(
		( select ) => {
			const core = select( coreStore );
			return {
				isSaving:
					core.isSavingEntityRecord(
						'postType',
						FORM_TYPE,
						formId
					) &&
					! core.isAutosavingEntityRecord(
						'postType',
						FORM_TYPE,
						formId
					),
				hasFailed: Boolean(
					core.getLastEntitySaveError( 'postType', FORM_TYPE, formId )
				),
			};
		},
		[ formId ]
	);
}
