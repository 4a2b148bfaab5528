import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { store as coreStore, useEntityId } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { FORM_TYPE, THANKS_BLOCK } from '../../definitions/form-post';
import { readConditions } from '../../frontend/conditions/conditions';
import { namesIn } from '../../frontend/values/calculation';
import { fieldsOf } from '../../frontend/values/values';
import { renamedInConditions } from '../conditions/rename';
import { renamedInMeta } from './rules/rename';
import { renamedAfterSending } from './rules/rename-after';

const FORM = 'rueda/contact-form';

/** What a field's block says of other fields. */
export interface Named {
	readonly clientId: string;
	readonly type: string;
	readonly name: string;
	readonly target: string;
	readonly operands: string;
}

/**
 * Renames a field everywhere: in emails, in texts, in what comes after sending, in conditions, in calculations, and in
 * counters of its characters. All of it is one undo step.
 */
export function useRename< Changes extends { readonly name: string } >(
	name: string,
	fields: readonly Named[],
	change: ( changes: Changes ) => void
): ( changes: Changes ) => void {
	const registry = useRegistry();
	const formId = useEntityId( 'postType', FORM_TYPE );
	return ( next ) => {
		// Another field may still have the old name; then the texts mean that one.
		const isFollowed =
			name !== '' &&
			name !== next.name &&
			fields.filter( ( field ) => field.name === name ).length < 2;
		registry.batch( () => {
			if ( isFollowed ) {
				followInCounts( registry, fields, name, next.name );
				followInCalculations( registry, fields, name, next.name );
				followInConditions( registry, fields, name, next.name );
				followAfterSending( registry, fields, name, next.name );
			}
			change( next );
		} );
		if ( isFollowed && formId ) {
			// After the blocks were updated, so that WordPress undoes both together.
			queueMicrotask( () =>
				followInMails( registry, formId, name, next.name )
			);
		}
	};
}

type Registry = ReturnType< typeof useRegistry >;

function followInMails(
	registry: Registry,
	formId: number,
	from: string,
	to: string
): void {
	const record = registry
		.select( coreStore )
		.getEditedEntityRecord( 'postType', FORM_TYPE, formId );
	const meta = renamedInMeta(
		fieldsOf( fieldsOf( record )[ 'meta' ] ),
		from,
		to
	);
	if ( meta ) {
		registry
			.dispatch( coreStore )
			.editEntityRecord(
				'postType',
				FORM_TYPE,
				formId,
				{ meta },
				{ isCached: true }
			);
	}
}

function followInCounts(
	registry: Registry,
	fields: readonly Named[],
	from: string,
	to: string
): void {
	const counts = fields
		.filter( ( { type, target } ) => type === 'count' && target === from )
		.map( ( { clientId } ) => clientId );
	if ( counts.length > 0 ) {
		const editor = registry.dispatch( blockEditorStore );
		editor.__unstableMarkNextChangeAsNotPersistent();
		editor.updateBlockAttributes( counts, { target: to } );
	}
}

function followInCalculations(
	registry: Registry,
	fields: readonly Named[],
	from: string,
	to: string
): void {
	const editor = registry.dispatch( blockEditorStore );
	for ( const { clientId, operands } of fields ) {
		const names = namesIn( operands );
		if ( names.includes( from ) ) {
			editor.__unstableMarkNextChangeAsNotPersistent();
			editor.updateBlockAttributes( [ clientId ], {
				operands: names
					.map( ( name ) => ( name === from ? to : name ) )
					.join( ' ' ),
			} );
		}
	}
}

function followInConditions(
	registry: Registry,
	fields: readonly Named[],
	from: string,
	to: string
): void {
	const editor = registry.dispatch( blockEditorStore );
	for ( const { clientId, attributes } of blocksAround( registry, fields ) ) {
		const stored = JSON.stringify( attributes[ 'showIf' ] ?? null );
		const showIf = readConditions( attributes[ 'showIf' ] );
		const renamed = renamedInConditions( showIf, from, to );
		if ( stored !== 'null' && JSON.stringify( renamed ) !== stored ) {
			editor.__unstableMarkNextChangeAsNotPersistent();
			editor.updateBlockAttributes( [ clientId ], { showIf: renamed } );
		}
	}
}

function followAfterSending(
	registry: Registry,
	fields: readonly Named[],
	from: string,
	to: string
): void {
	const editor = registry.dispatch( blockEditorStore );
	const after = blocksAround( registry, fields ).filter(
		( { name } ) => name === THANKS_BLOCK
	);
	for ( const { clientId, attributes } of everyBlock( after ) ) {
		const changes = renamedAfterSending( attributes, from, to );
		if ( changes ) {
			editor.__unstableMarkNextChangeAsNotPersistent();
			editor.updateBlockAttributes( [ clientId ], changes );
		}
	}
}

/** All blocks of the form that has these fields. */
function blocksAround(
	registry: Registry,
	fields: readonly Named[]
): EditorBlock[] {
	const { getBlocks, getBlockParentsByBlockName } =
		registry.select( blockEditorStore );
	const [ first ] = fields;
	const form = first
		? getBlockParentsByBlockName( first.clientId, FORM ).at( -1 )
		: undefined;
	return everyBlock( getBlocks( form ) );
}

const everyBlock = ( blocks: readonly EditorBlock[] ): EditorBlock[] =>
	blocks.flatMap( ( block ) => [
		block,
		...everyBlock( block.innerBlocks ),
	] );
