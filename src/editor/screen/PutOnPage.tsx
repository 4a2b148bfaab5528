import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOf } from '../../frontend/values/values';
import { slots } from './slots';

interface PutOnPageProps {
	/** The block that shows what was published, as it is stored. */
	readonly block: string;
}

/** After publishing: a draft page with it, open to be looked at. For those who may make pages. */
export function PutOnPage( { block }: PutOnPageProps ) {
	const isAllowed = useSelect(
		( select ) => select( coreStore ).canUser( 'create', 'pages' ),
		[]
	);
	if ( ! slots || ! isAllowed ) {
		return null;
	}
	const { PluginPostPublishPanel } = slots;
	return (
		<PluginPostPublishPanel
			title={ __( 'Put it on a page', 'rueda' ) }
			initialOpen
		>
			<NewPage block={ block } />
		</PluginPostPublishPanel>
	);
}

function NewPage( { block }: PutOnPageProps ) {
	const title = useSelect(
		( select ) => select( editorStore ).getEditedPostAttribute( 'title' ),
		[]
	);
	const { saveEntityRecord } = useDispatch( coreStore );
	const [ state, setState ] = useState< 'idle' | 'making' | 'failed' >(
		'idle'
	);
	const make = async () => {
		setState( 'making' );
		const page = await saveEntityRecord( 'postType', 'page', {
			title: textOf( title ),
			status: 'draft',
			content: block,
		} ).catch( () => undefined );
		if ( page ) {
			window.location.assign( `post.php?post=${ page.id }&action=edit` );
		} else {
			setState( 'failed' );
		}
	};
	return (
		<>
			<p>
				{ __(
					'Visitors see it on the pages that you put it on.',
					'rueda'
				) }
			</p>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ state === 'making' }
				disabled={ state === 'making' }
				accessibleWhenDisabled
				onClick={ () => void make() }
			>
				{ __( 'Create a draft page with it', 'rueda' ) }
			</Button>
			{ state === 'failed' && (
				<p role="alert">
					{ __(
						'The page could not be created. Please try again.',
						'rueda'
					) }
				</p>
			) }
		</>
	);
}
