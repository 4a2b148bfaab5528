<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Post\Submission;
use Rueda\Form\Rules\Validation;
use Rueda\Tests\Form\FormTestCase;

/** What add-ons learn about a message that the route receives, and what they can change. */
final class FeedbackAddOnsTest extends FormTestCase {

	private const FIELDS = [
		[ 'name' => 'your-name', 'isRequired' => true ],
		[ 'type' => 'email', 'name' => 'your-email', 'isRequired' => true ],
		[ 'type' => 'textarea', 'name' => 'your-message' ],
	];

	private const GOOD = [ 'your-name' => 'Ada', 'your-email' => 'ada@example.org', 'your-message' => 'Hello' ];

	public function test_an_add_on_may_stop_the_mail_and_answer_itself(): void {
		$id     = $this->make_form( self::FIELDS );
		$answer = static function ( string $status, ?string $text ): callable {
			return static function ( Form $form, bool &$abort, Submission $submission ) use ( $status, $text ): void {
				$abort = true;
				$submission->set_status( $status );
				if ( null !== $text ) {
					$submission->set_response( $text );
				}
				$submission->add_result_props( [ 'extra' => [ 'id' => 7 ] ] );
			};
		};
		add_action( 'wpcf7_before_send_mail', $stop = $answer( 'Bad Word', null ), 10, 3 );
		$stopped = $this->answer( $id, self::GOOD );
		remove_action( 'wpcf7_before_send_mail', $stop );
		add_action( 'wpcf7_before_send_mail', $answer( 'needs_review', 'A person <b>looks</b> at it.' ), 10, 3 );
		$reviewed = $this->answer( $id, self::GOOD );

		self::assertSame( 'aborted', $stopped['status'] );
		self::assertSame( 'Sending mail has been aborted.', $stopped['message'] );
		self::assertSame( [ 'needs_review', 'A person looks at it.' ], [ $reviewed['status'], $reviewed['message'] ] );
		self::assertSame( [ 'id' => 7 ], $reviewed['extra'] );
		self::assertNotSame( '', $reviewed['posted_data_hash'] );
		self::assertSame( [], $this->mails );
		self::assertSame( [ 'stored', 'stored' ], array_column( $this->messages(), 'status' ) );
		self::assertSame( [ '0', '0' ], array_column( $this->messages(), 'mail_due' ) );
	}

	/** The second argument is the posted value: a text where the browser sends one, a list where it sends several. */
	public function test_filters_of_a_type_get_what_was_posted(): void {
		$heard = [];
		foreach ( [ 'text', 'select', 'checkbox', 'acceptance' ] as $type ) {
			add_filter(
				"wpcf7_posted_data_$type",
				static function ( mixed $value, mixed $posted, Tag $tag ) use ( &$heard ): mixed {
					$heard[ $tag->name ] = [ $value, $posted ];
					return $value;
				},
				10,
				3
			);
		}
		$choices = [ [ 'label' => 'Sales', 'value' => 'shop' ], [ 'label' => 'Other' ] ];
		$boxes   = [ 'type' => 'checkbox', 'choices' => $choices, 'hasFreeText' => true ];
		$form    = $this->make_form(
			[
				[ 'name' => 'a' ],
				[ 'type' => 'select', 'name' => 'to', 'choices' => $choices ],
				[ 'name' => 'days' ] + $boxes,
				[ 'name' => 'none' ] + $boxes,
				[ 'type' => 'acceptance', 'name' => 'terms' ],
			]
		);
		$this->answer(
			$form,
			[
				'a'                     => 'x',
				'to'                    => 'Sales',
				'days'                  => [ 'Sales', 'Other' ],
				'_wpcf7_free_text_days' => 'Sunday',
				'terms'                 => '1',
			]
		);

		self::assertSame(
			[
				'a'     => [ 'x', 'x' ],
				'to'    => [ [ 'shop' ], 'Sales' ],
				'days'  => [ [ 'shop', 'Other Sunday' ], [ 'Sales', 'Other' ] ],
				'none'  => [ [], '' ],
				'terms' => [ [ '1' ], '1' ],
			],
			$heard
		);
	}

	public function test_mail_tags_are_not_read_in_what_an_add_on_answers(): void {
		add_action(
			'wpcf7_before_send_mail',
			static function ( Form $form, bool &$abort, Submission $submission ): void {
				$abort = true;
				$submission->set_response( 'Hello ' . implode( $submission->posted( 'your-name' ) ) );
			},
			10,
			3
		);

		$sent = [ 'your-name' => '[_site_admin_email]' ] + self::GOOD;
		self::assertSame(
			'Hello [_site_admin_email]',
			$this->answer( $this->make_form( self::FIELDS ), $sent )['message']
		);
	}

	public function test_an_add_on_hears_the_whole_result_and_may_tell_another(): void {
		$heard = [];
		$parts = array_flip( [ 'contact_form_id', 'status', 'posted_data_hash' ] );
		$hear  = static function ( string $hook ) use ( &$heard, $parts ): void {
			add_filter(
				$hook,
				static function ( $first, $second ) use ( $hook, &$heard, $parts ) {
					$result         = is_array( $second ) ? $second : $first;
					$heard[ $hook ] = array_intersect_key( $result, $parts );
					return $first;
				},
				10,
				2
			);
		};
		$hooks = [ 'wpcf7_submission_result', 'wpcf7_submit', 'wpcf7_feedback_response' ];
		array_map( $hear, $hooks );
		$id     = $this->make_form( self::FIELDS );
		$answer = $this->answer( $id, self::GOOD );
		$hash   = $answer['posted_data_hash'];
		$result = [ 'contact_form_id' => $id, 'status' => 'mail_sent', 'posted_data_hash' => $hash ];
		self::assertEquals( array_fill_keys( $hooks, $result ), $heard );

		$other = [ 'status' => 'on_hold', 'message' => 'We <b>call</b> you.', 'ticket' => 7 ];
		add_filter( 'wpcf7_submission_result', static fn ( array $result ): array => $other + $result, 20 );
		$answer = $this->answer( $id, [ 'your-name' => 'Eva' ] + self::GOOD );
		self::assertSame(
			[ 'on_hold', 'We call you.', 7 ],
			[ $answer['status'], $answer['message'], $answer['ticket'] ]
		);
		self::assertSame( 'on_hold', $heard['wpcf7_submit']['status'] );

		$nonsense = [ 'status' => 'No word', 'message' => null ];
		add_filter( 'wpcf7_submission_result', static fn ( array $result ): array => $nonsense + $result, 30 );
		$answer = $this->answer( $id, [ 'your-name' => 'Zoe' ] + self::GOOD );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( 'Thank you for your message. It has been sent.', $answer['message'] );
	}

	public function test_an_older_add_on_changes_the_answer_before_newer_ones(): void {
		$keys = [];
		add_filter(
			'wpcf7_ajax_json_echo',
			static function ( array $answer, array $result ) use ( &$keys ): array {
				$keys = array_keys( $result );
				return [ 'ticket' => 7 ] + $answer;
			},
			10,
			2
		);
		add_filter(
			'wpcf7_feedback_response',
			static fn ( array $answer ): array => [ 'seen' => $answer['ticket'] ?? null ] + $answer
		);
		$answer = $this->answer( $this->make_form( self::FIELDS ), self::GOOD );

		self::assertSame( [ 7, 7, 'mail_sent' ], [ $answer['ticket'], $answer['seen'], $answer['status'] ] );
		self::assertSame( [ 'contact_form_id', 'status', 'message', 'posted_data_hash' ], $keys );
	}

	public function test_add_ons_check_single_fields_and_the_whole(): void {
		$id = $this->make_form( self::FIELDS );
		add_filter(
			'wpcf7_validate_text*',
			static function ( Validation $validation, Tag $tag ): Validation {
				$validation->invalidate( $tag, 'Not you, ' . $tag->name );
				return $validation;
			},
			10,
			2
		);
		add_filter(
			'wpcf7_validate',
			static function ( Validation $validation ): Validation {
				$validation->invalidate( 'your-message', 'Longer.' );
				return $validation;
			}
		);

		$errors = $this->answer( $id, self::GOOD )['invalid_fields'];
		self::assertSame( [ 'Not you, your-name', 'Longer.' ], array_column( $errors, 'message' ) );
	}
}
