<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Form;
use Rueda\Form\FormPostType;

defined( 'ABSPATH' ) || exit;

/** Checks the setup of a form, so that no message gets lost: for the editor and for the management routes. */
final class ConfigChecks {
	private const DOCS = 'edit.php?post_type=' . FormPostType::NAME;

	/** Only the editor shows these: tools may save an unfinished form, and expect codes of the protocol. */
	private const FOR_EDITOR = [
		'field_not_repeatable',
		'no_fields',
		'no_submit',
		'no_choices',
		'no_file_types',
		'unknown_file_types',
		'quiz_without_answer',
		'limits_reversed',
		'unusable_limit',
		'after_never_reached',
		'after_page_gone',
		'after_no_page',
		'after_other_site',
		'after_empty',
	];

	public function __construct(
		private BodyChecks $body,
		private ConditionChecks $conditions,
		private MailChecks $mail
	) {}

	/** @return list<Finding> Errors first. */
	public function findings( Form $form ): array {
		$groups = $form->has_groups() ? RepeatChecks::findings( $form ) : [];
		$form   = $form->has_groups() ? RepeatChecks::with_one_entry( $form ) : $form;
		$found  = array_merge(
			$groups,
			$this->body->findings( $form ),
			$this->conditions->findings( $form ),
			StepChecks::findings( $form ),
			$this->of_mails( $form ),
			$this->of_messages( $form ),
			$this->of_settings( $form ),
			[] === $form->after_sending() ? [] : AfterChecks::findings( $form->after_sending(), $form )
		);
		usort(
			$found,
			static fn ( Finding $one, Finding $other ): int => (int) $other->is_error() <=> (int) $one->is_error()
		);
		return $found;
	}

	/**
	 * Adds the errors of the form check to the answers of the management routes.
	 *
	 * @param mixed $errors Errors that other functions on the filter have added.
	 * @return array<string, list<array{message: string, link: string}>>
	 */
	public function add_errors( mixed $errors, Form $form ): array {
		/** @var array<string, list<array{message: string, link: string}>> $errors */
		$errors = is_array( $errors ) ? $errors : [];
		$link   = get_edit_post_link( $form->id(), 'raw' );
		foreach ( $this->findings( $form ) as $finding ) {
			// The protocol counts this one among the errors, although it is often meant.
			$is_error = $finding->is_error() || 'unsafe_email_without_protection' === $finding->code;
			if ( $is_error && ! in_array( $finding->code, self::FOR_EDITOR, true ) ) {
				$errors[ $finding->section ][] = [
					'message' => $finding->message,
					'link'    => null === $link || '' === $link ? admin_url( self::DOCS ) : $link,
				];
			}
		}
		return $errors;
	}

	/** @return list<Finding> */
	private function of_mails( Form $form ): array {
		if ( $form->is_demo() || $form->settings()->is_on( 'skip_mail' ) ) {
			return [];
		}
		return array_merge(
			$this->mail->findings( $form, $form->mail() ),
			$form->mail_2()->is_active() ? $this->mail->findings( $form, $form->mail_2() ) : []
		);
	}

	/** @return list<Finding> */
	private function of_messages( Form $form ): array {
		$found = [];
		foreach ( $form->texts()->all() as $key => $text ) {
			if ( wp_strip_all_tags( $text ) !== trim( $text ) ) {
				$found[] = new Finding(
					'html_in_message',
					"messages.$key",
					__( 'This text contains HTML, which is not shown to visitors.', 'rueda' )
				);
			}
		}
		return $found;
	}

	/** @return list<Finding> */
	private function of_settings( Form $form ): array {
		$found = [];
		if ( $form->is_demo() ) {
			$found[] = new Finding(
				'demo_mode',
				'additional_settings.body',
				__(
					'This form is in demo mode: visitors are told that it was sent, but nothing is emailed or stored.',
					'rueda'
				),
				Finding::HINT
			);
		}
		foreach ( [ 'on_sent_ok', 'on_submit' ] as $name ) {
			if ( null !== $form->settings()->value( $name ) ) {
				$found[] = new Finding(
					'deprecated_settings',
					'additional_settings.body',
					/* translators: %s: name of a setting. */
					sprintf( __( 'The setting “%s” no longer has any effect.', 'rueda' ), $name )
				);
			}
		}
		return $found;
	}
}
