import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConditionsFields } from '../../../editor/conditions/ConditionsFields';
import type { RuleField } from '../../../editor/conditions/rule-field';
import { ruleFieldOf } from '../../../editor/form/rules/rule-fields';
import { sentenceOf } from '../../../editor/conditions/words';
import {
	type Conditions,
	readConditions,
} from '../../../frontend/conditions/conditions';
import { useFormAround, useTrial } from './trial';
import { TryConditions } from './TryConditions';
import { useFields } from './useForm';

interface ShowIfPanelProps {
	readonly clientId: string;
	/** As it is stored. */
	readonly showIf: unknown;
	readonly onChange: ( showIf: Conditions | undefined ) => void;
}

/** When a part of the form is shown, for any block inside a form. */
export function ShowIfPanel( {
	clientId,
	showIf,
	onChange,
}: ShowIfPanelProps ) {
	const fields = useRuleFields( clientId );
	const conditions = readConditions( showIf ?? {} );
	const isTried = useTrial( useFormAround( clientId ).root ) !== null;
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Conditions', 'rueda' ) }
				initialOpen={ conditions.rules.length > 0 || isTried }
			>
				<ConditionsFields
					label={ __( 'Show this if', 'rueda' ) }
					empty={ __( 'It is always shown.', 'rueda' ) }
					conditions={ conditions }
					fields={ fields }
					onChange={ ( changed ) =>
						onChange(
							changed.rules.length > 0 ? changed : undefined
						)
					}
				/>
				<TryConditions clientId={ clientId } />
			</PanelBody>
		</InspectorControls>
	);
}

/** The conditions of a block in a sentence, for the canvas; empty without any. */
export function useSentence( clientId: string, showIf: unknown ): string {
	const fields = useRuleFields( clientId );
	const conditions = readConditions( showIf ?? {} );
	return conditions.rules.length > 0 ? sentenceOf( conditions, fields ) : '';
}

/** The other fields of the form, about which rules can be. */
function useRuleFields( clientId: string ): readonly RuleField[] {
	const fields = useFields( clientId );
	return useMemo(
		() =>
			fields
				.filter( ( field ) => field.clientId !== clientId )
				.flatMap( ( field ) => ruleFieldOf( field ) ?? [] ),
		[ fields, clientId ]
	);
}
