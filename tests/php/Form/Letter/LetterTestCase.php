<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Letter;

use Rueda\Tests\Form\FormTestCase;

abstract class LetterTestCase extends FormTestCase {
	protected const FIELDS = [
		[ 'name' => 'your-name', 'label' => 'Your name' ],
		[ 'type' => 'email', 'name' => 'your-email' ],
		[ 'type' => 'textarea', 'name' => 'text' ],
		[ 'type' => 'date', 'name' => 'day' ],
		[
			'type'    => 'checkbox',
			'name'    => 'days',
			'choices' => [ [ 'label' => 'Mon' ], [ 'label' => 'Tue', 'value' => 'tuesday' ] ],
		],
		[
			'type'    => 'select',
			'name'    => 'to',
			'choices' => [
				[ 'label' => 'Sales', 'value' => 'sales@example.org' ],
				// The editor stores an empty text where an author has removed the value.
				[ 'label' => 'Support', 'value' => '' ],
				[ 'label' => 'Anybody', 'isEmptyInMail' => true ],
			],
		],
		[ 'type' => 'acceptance', 'name' => 'terms', 'isOptional' => true, 'conditionText' => 'I <b>agree</b>.' ],
		[ 'type' => 'file', 'name' => 'cv' ],
		[ 'type' => 'hidden', 'name' => 'ref' ],
	];

	protected const SENT = [
		'your-name'  => 'Ada',
		'your-email' => 'ada@example.org',
		'text'       => "Hello\r\nyou",
		'day'        => '2026-03-04',
		'days'       => [ 'Mon', 'Tue' ],
		'to'         => 'Sales',
		'terms'      => '1',
	];

	/**
	 * @param array<string, mixed> $template
	 * @param array<string, mixed> $sent
	 * @return array<string, mixed> The first mail.
	 */
	protected function mail( array $template, array $sent = [], array $post = [] ): array {
		$this->mails = [];
		$visitor     = get_current_user_id();
		// The site's own administrator, who may use any HTML.
		wp_set_current_user( 1 );
		$id = $this->make_form( self::FIELDS, $post + [ 'meta_input' => [ 'rueda_form_mail' => $template ] ] );
		wp_set_current_user( $visitor );
		$answer = $this->answer( $id, $sent + self::SENT );
		self::assertSame( 'mail_sent', $answer['status'], (string) wp_json_encode( $answer ) );
		return $this->mails[0];
	}
}
