<?php
/**
 * The switch `form`: how the next messages of every form are answered. It uses the hooks that other plugins use, so the
 * answers go all the way that real ones go.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\Form\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Statuses of a whole message, and errors of its first field by the keys of the form's texts.
 *
 * @return array<string, string>
 */
function rueda_qa_form_answers(): array {
	return [
		'spam'                     => 'Spam',
		'acceptance_missing'       => 'The terms are not accepted',
		'aborted'                  => 'Stopped by another plugin',
		'payment_required'         => 'A payment is required',
		'mail_failed'              => 'The email could not be sent',
		'invalid_required'         => 'The first field: empty',
		'invalid_too_long'         => 'The first field: too long',
		'invalid_too_short'        => 'The first field: too short',
		'upload_failed'            => 'The first field: upload failed',
		'upload_file_type_invalid' => 'The first field: type of file not allowed',
		'upload_file_too_large'    => 'The first field: file too large',
		'upload_failed_php_error'  => 'The first field: upload failed, by PHP',
		'invalid_date'             => 'The first field: no date',
		'date_too_early'           => 'The first field: date too early',
		'date_too_late'            => 'The first field: date too late',
		'invalid_number'           => 'The first field: no number',
		'number_too_small'         => 'The first field: number too small',
		'number_too_large'         => 'The first field: number too large',
		'quiz_answer_not_correct'  => 'The first field: wrong answer to the quiz',
		'captcha_not_match'        => 'The first field: wrong letters of the captcha',
		'invalid_email'            => 'The first field: no email address',
		'invalid_url'              => 'The first field: no URL',
		'invalid_tel'              => 'The first field: no telephone number',
	];
}

/**
 * Finds the first field wrong.
 *
 * @param mixed    $validation Has `invalidate()`.
 * @param object[] $tags       The fields.
 */
function rueda_qa_invalidate( $validation, array $tags ) {
	foreach ( array_slice( $tags, 0, 1 ) as $tag ) {
		$validation->invalidate( $tag, ( new Texts() )->get( rueda_qa_value( 'form' ) ) );
	}
	return $validation;
}

/**
 * Stops a message before its email.
 *
 * @param mixed $form       The form.
 * @param bool  $abort      Whether it is stopped.
 * @param mixed $submission Has `set_status()`.
 */
function rueda_qa_abort( $form, &$abort, $submission ): void {
	$abort  = true;
	$status = rueda_qa_value( 'form' );
	if ( 'aborted' !== $status ) {
		$submission->set_status( $status );
	}
}

/** Adds the one function that the switch needs, because Rueda loads more of itself for each. */
function rueda_qa_answer_forms(): void {
	$answer = rueda_qa_value( 'form' );
	if ( 'spam' === $answer ) {
		add_filter( 'wpcf7_spam', '__return_true', PHP_INT_MAX );
	} elseif ( 'acceptance_missing' === $answer ) {
		add_filter( 'wpcf7_acceptance', '__return_false', PHP_INT_MAX );
	} elseif ( in_array( $answer, [ 'aborted', 'payment_required', 'mail_failed' ], true ) ) {
		add_action( 'wpcf7_before_send_mail', 'rueda_qa_abort', PHP_INT_MAX, 3 );
	} elseif ( '' !== $answer ) {
		add_filter( 'wpcf7_validate', 'rueda_qa_invalidate', PHP_INT_MAX, 2 );
	}
}

add_action( 'plugins_loaded', 'rueda_qa_answer_forms' );
