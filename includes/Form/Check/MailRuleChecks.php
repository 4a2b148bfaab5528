<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Form;
use Rueda\Form\Letter\ConditionalText;
use Rueda\Form\MailTemplate;

defined( 'ABSPATH' ) || exit;

/** Finds mistakes in the conditions of a mail. */
final class MailRuleChecks {
	/** @return list<Finding> */
	public static function findings( Form $form, MailTemplate $mail ): array {
		$found = [];
		foreach ( [ 'recipient', 'sender', 'subject', 'body', 'additional_headers' ] as $part ) {
			array_push( $found, ...self::of_text( $form, $mail->part( $part ), $mail->name() . '.' . $part ) );
		}
		return $found;
	}

	/** @return list<Finding> */
	private static function of_text( Form $form, string $text, string $section ): array {
		$found = [];
		foreach ( ConditionalText::unreadable( $text ) as $tag ) {
			$found[] = new Finding(
				'unreadable_condition',
				$section,
				'[/if]' === $tag
					? __( 'An [/if] has no [if …] before it, so it appears in the email as is.', 'rueda' )
					: sprintf(
						/* translators: %s: a tag in an email, as in [if reason equal "Complaint"]. */
						__( '%s has no [/if] after it or cannot be read, so it appears in the email as is.', 'rueda' ),
						$tag
					),
				Finding::HINT
			);
		}
		foreach ( ConditionalText::fields_in( $text ) as $name ) {
			if ( ! $form->has( $name ) ) {
				$found[] = new Finding(
					'condition_without_field',
					$section,
					sprintf(
						/* translators: %s: name of a field. */
						__(
							'A condition in this email is about the field “%s”, which is not in this form, so it never holds.',
							'rueda'
						),
						$name
					),
					Finding::HINT
				);
			}
		}
		return $found;
	}
}
