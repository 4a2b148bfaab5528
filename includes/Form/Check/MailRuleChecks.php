<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Form;
use Rueda\Form\Letter\ConditionalText;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\MailRules;
use Rueda\Form\MailTemplate;
use Rueda\Form\Store\Record;
use Rueda\Support\Conditions\Conditions;

defined( 'ABSPATH' ) || exit;

/** Finds mistakes in the conditions of a mail. */
final class MailRuleChecks {
	/** @return list<Finding> */
	public static function findings( Form $form, MailTemplate $mail ): array {
		$found = [];
		foreach ( [ 'recipient', 'sender', 'subject', 'body', 'additional_headers' ] as $part ) {
			array_push( $found, ...self::of_text( $form, $mail->part( $part ), $mail->name() . '.' . $part ) );
		}
		$rules = $mail->rules();
		return null === $rules ? $found : [
			...$found,
			...self::of_recipients( $form, $rules, $mail->name() . '.routing' ),
			...self::of_conditions( $form, $rules->conditions(), $mail->name() . '.send_if' ),
			...self::of_silence( $form, $mail, $rules ),
		];
	}

	/** @return list<Finding> */
	private static function of_recipients( Form $form, MailRules $rules, string $section ): array {
		$found = [];
		foreach ( $rules->routes() as $route ) {
			$list   = $route['recipient'];
			$filled = MailTags::replace( $list, $form, new Record( [], [] ), MailTags::RECIPIENT );
			$fields = array_filter( MailTags::fields_in( $list ), [ $form, 'has' ] );
			if ( [] !== $fields ) {
				$found[] = new Finding(
					'recipient_by_answer',
					$section,
					sprintf(
						/* translators: %s: a mail-tag, as in [your-email]. */
						__(
							'A recipient with rules is an address that you write, so %s is left out. Rules decide by answers who gets the email.',
							'rueda'
						),
						'[' . implode( '], [', $fields ) . ']'
					)
				);
			} elseif ( ! MailChecks::are_mailboxes( $filled ) ) {
				$found[] = new Finding(
					'invalid_mailbox_syntax',
					$section,
					'' === trim( $list )
						? __( 'A recipient with rules has no address.', 'rueda' )
						: __( 'A recipient with rules is not a valid email address.', 'rueda' )
				);
			}
			array_push( $found, ...self::of_conditions( $form, $route['conditions'], $section ) );
		}
		return $found;
	}

	/**
	 * Tells that there may be no email at all.
	 *
	 * @return list<Finding>
	 */
	private static function of_silence( Form $form, MailTemplate $mail, MailRules $rules ): array {
		$is_routed = [] !== $rules->routes() && '' === trim( $mail->part( 'recipient' ) );
		foreach ( $rules->routes() as $route ) {
			$is_routed = $is_routed && ! $route['conditions']->are_empty();
		}
		if ( 'mail' !== $mail->name() || ( ! $is_routed && $rules->conditions()->are_empty() ) ) {
			return [];
		}
		$is_lost = $form->settings()->is_on( 'do_not_store' );
		return [
			new Finding(
				'mail_only_by_rules',
				'mail.' . ( $is_routed ? 'recipient' : 'send_if' ),
				$is_lost
					? __(
						'Where no rule holds, nobody gets the message, and it is not kept either. Enter an address in “To” that gets all emails, or keep messages.',
						'rueda'
					)
					: __(
						'Where no rule holds, nobody gets this email, and the message appears only under Messages. If you do not look there, enter an address in “To” and send it always.',
						'rueda'
					),
				$is_lost ? Finding::ERROR : Finding::HINT
			),
		];
	}

	/** @return list<Finding> */
	private static function of_conditions( Form $form, Conditions $conditions, string $section ): array {
		$gone = array_filter( $conditions->fields(), static fn ( string $name ): bool => ! $form->has( $name ) );
		return array_map(
			static fn ( string $name ): Finding => self::about_gone( $name, $section ),
			array_values( $gone )
		);
	}

	private static function about_gone( string $name, string $section ): Finding {
		return new Finding(
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
				$found[] = self::about_gone( $name, $section );
			}
		}
		return $found;
	}
}
