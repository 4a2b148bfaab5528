import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	type Toolbar,
	TOOLBAR_OPTION,
} from '../../editor/accessibility-toolbar/settings';
import { ToolbarPreview } from '../../editor/accessibility-toolbar/ToolbarPreview';
import type { Stored } from './api';
import { hasPoorContrast } from './rules/accessibility-toolbar';
import { TabForm } from './TabForm';
import {
	ONE_CLICK_ANSWERED,
	OneClickOffer,
} from './accessibility-toolbar/OneClickOffer';
import { LinkFields, ToolFields } from './accessibility-toolbar/ToolFields';
import { LookFields } from './accessibility-toolbar/LookFields';
import { PageFields } from './accessibility-toolbar/PageFields';
import { PlaceFields } from './accessibility-toolbar/PlaceFields';
import { useSettingsForm } from './useSettingsForm';

const STORED: Stored< Toolbar > = {
	option: TOOLBAR_OPTION,
	dataOf: ( settings ) => ( {
		[ TOOLBAR_OPTION ]: settings,
		...( window.ruedaOneClick ? { [ ONE_CLICK_ANSWERED ]: true } : {} ),
	} ),
};

export function AccessibilityToolbarTab() {
	const settings = useSettingsForm( STORED );
	return (
		<TabForm settings={ settings } isWide>
			{ ( draft, edit ) => (
				<Fields
					draft={ draft }
					edit={ edit }
					isUnsaved={ settings.isUnsaved }
				/>
			) }
		</TabForm>
	);
}

export interface FieldsProps {
	readonly draft: Toolbar;
	readonly edit: ( change: Partial< Toolbar > ) => void;
}

function Fields( {
	isUnsaved,
	...props
}: FieldsProps & { readonly isUnsaved: boolean } ) {
	const { draft } = props;
	return (
		<>
			<h2>{ __( 'Accessibility toolbar', 'rueda' ) }</h2>
			<p>
				{ __(
					'The toolbar lets visitors adjust how pages look. It does not make a site accessible, and does not make it meet any standard or law: that depends on your theme and your content.',
					'rueda'
				) }
			</p>
			<OneClickOffer isUnsaved={ isUnsaved } onTake={ props.edit } />
			<div className="rueda-settings__columns">
				<div>
					<PlaceFields { ...props } />
					<ToolFields { ...props } />
					<LinkFields { ...props } />
					<LookFields { ...props } />
					<PageFields { ...props } />
				</div>
				{ /* By keyboard as well: on a phone it scrolls. */ }
				<figure
					className="rueda-settings__toolbar"
					tabIndex={ 0 }
					aria-label={ __( 'Preview', 'rueda' ) }
				>
					<ToolbarPreview toolbar={ draft } isFixed />
					{ hasPoorContrast( draft.colors ) && (
						<Notice status="warning" isDismissible={ false }>
							{ __(
								'Some of these colors are too similar to be read easily. Choose darker and lighter ones.',
								'rueda'
							) }
						</Notice>
					) }
					<figcaption>{ __( 'Preview', 'rueda' ) }</figcaption>
				</figure>
			</div>
		</>
	);
}
