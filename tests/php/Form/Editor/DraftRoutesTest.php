<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Editor;

use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** The editor's requests about a form that may not be saved yet. */
final class DraftRoutesTest extends FormTestCase {

	private const FIELD = '<!-- wp:rueda/form-field '
		. '{"type":"email","name":"your-email","label":"Email","isRequired":true} /--><!-- wp:rueda/form-submit /-->';

	public function test_only_those_who_may_edit_forms_are_answered(): void {
		$id = $this->make_form( [] );
		foreach ( [ 'checks', 'preview', 'test' ] as $route ) {
			foreach ( [ 'contributor', 'author' ] as $role ) {
				$this->act_as( $role );
				self::assertSame( 403, $this->ask( $id, $route )->get_status(), "$role $route" );
			}
			$this->act_as_editor();
			self::assertSame( 200, $this->ask( $id, $route )->get_status(), $route );
		}
		self::assertSame( 403, $this->ask( self::factory_page(), 'checks' )->get_status(), 'A page is no form.' );
	}

	public function test_the_draft_is_checked_and_not_what_is_saved(): void {
		$this->act_as_editor();
		$id     = $this->make_form( [] );
		$before = array_column( $this->ask( $id, 'checks' )->get_data()['findings'], 'code' );
		self::assertSame( [ 'no_fields' ], $before );
		self::assertSame( [], $this->ask( $id, 'checks', [ 'content' => self::FIELD ] )->get_data()['findings'] );
		self::assertStringNotContainsString( 'your-email', get_post( $id )->post_content );
	}

	public function test_a_preview_shows_the_mail_with_sample_answers(): void {
		$this->act_as_editor();
		$id     = $this->make_form( [] );
		$answer = $this->ask(
			$id,
			'preview',
			[
				'content' => self::FIELD,
				'title'   => 'Ask us',
				'mail'    => [
					'recipient'          => 'us@example.org',
					'subject'            => 'About [_contact_form_title]',
					'body'               => 'From [your-email]',
					'additional_headers' => 'Reply-To: [your-email]',
				],
			]
		)->get_data();
		self::assertSame(
			[ 'us@example.org', 'About Ask us', 'From ana@example.com', [ 'Reply-To: ana@example.com' ] ],
			[ $answer['to'], $answer['subject'], $answer['text'], $answer['headers'] ]
		);
		self::assertSame( [], $this->mails );
		self::assertSame(
			[ 'to' => '' ],
			$this->ask( $id, 'preview', [ 'mail' => [ 'recipient' => '' ] ] )->get_data()
		);
	}

	public function test_a_preview_does_not_answer_a_text_field_with_the_choices_that_it_had_as_a_list(): void {
		$this->act_as_editor();
		$former = '<!-- wp:rueda/form-field {"name":"a","label":"A","choices":[{"label":"Sales"}]} /-->';
		$answer = $this->ask(
			$this->make_form( [] ),
			'preview',
			[ 'content' => $former, 'mail' => [ 'recipient' => 'us@example.org', 'body' => '[a]' ] ]
		)->get_data();
		self::assertSame( 'Sample answer', $answer['text'] );
	}

	public function test_a_preview_names_what_goes_along_and_nothing_that_cannot(): void {
		$this->act_as_editor();
		$file   = '<!-- wp:rueda/form-field {"type":"file","name":"cv","label":"CV"} /-->';
		$answer = $this->ask(
			$this->make_form( [] ),
			'preview',
			[
				'content' => self::FIELD . $file,
				'mail'    => [
					'recipient'   => 'us@example.org',
					'attachments' => "[cv]\nplugins/index.php\nnowhere.pdf\n../wp-config.php",
				],
			]
		)->get_data();
		self::assertSame( [ 'document.pdf' ], $answer['attachments'] );
	}

	public function test_a_test_goes_to_whoever_asks_for_it_and_to_nobody_else(): void {
		$this->act_as_editor();
		$id     = $this->make_form( [] );
		$own    = wp_get_current_user()->user_email;
		$answer = $this->ask(
			$id,
			'test',
			[
				'content' => self::FIELD,
				'mail'    => [
					'recipient'          => 'us@example.org',
					'additional_headers' => "Bcc: them@example.org\nReply-To: [your-email]",
				],
			]
		)->get_data();
		self::assertSame( [ 'sent' => true, 'to' => $own, 'error' => '' ], $answer );
		self::assertCount( 1, $this->mails );
		self::assertStringNotContainsString( 'them@', (string) wp_json_encode( $this->mails ) );
		self::assertStringNotContainsString( 'us@', (string) wp_json_encode( $this->mails[0]['to'] ) );
	}

	public function test_the_second_mail_is_tested_by_its_name(): void {
		$this->act_as_editor();
		$answer = $this->ask(
			$this->make_form( [] ),
			'preview',
			[
				'which'  => 'mail_2',
				'mail_2' => [ 'active' => true, 'recipient' => 'x@example.org', 'subject' => 'Thanks' ],
			]
		)->get_data();
		self::assertSame( 'Thanks', $answer['subject'] );
	}

	public function test_a_test_that_fails_says_why_and_is_not_tried_again(): void {
		$this->act_as_editor();
		add_filter( 'pre_wp_mail', '__return_false', 99 );
		$answer = $this->ask( $this->make_form( [] ), 'test' )->get_data();
		self::assertFalse( $answer['sent'] );
		self::assertNotSame( '', $answer['error'] );
	}

	public function test_after_ten_tests_an_author_has_to_wait(): void {
		$this->act_as_editor();
		$id = $this->make_form( [] );
		for ( $count = 0; $count < 10; $count++ ) {
			self::assertSame( 200, $this->ask( $id, 'test' )->get_status() );
		}
		$answer = $this->ask( $id, 'test' );
		self::assertSame( 429, $answer->get_status() );
		self::assertEqualsWithDelta( HOUR_IN_SECONDS, (int) $answer->get_headers()['Retry-After'], 30 );
	}

	/** @dataProvider nonsense */
	public function test_nonsense_is_refused( array $draft ): void {
		$this->act_as_editor();
		self::assertSame( 400, $this->ask( $this->make_form( [] ), 'checks', $draft )->get_status() );
	}

	public static function nonsense(): array {
		return [
			'a list as content' => [ [ 'content' => [ 1 ] ] ],
			'a text as a mail'  => [ [ 'mail' => 'x' ] ],
			'a third mail'      => [ [ 'which' => 'mail_3' ] ],
			'a novel'           => [ [ 'content' => str_repeat( 'x', 500001 ) ] ],
		];
	}

	private function act_as_editor(): void {
		$this->act_as( 'editor' );
		wp_get_current_user()->user_email = 'editor@example.org';
	}

	private static function factory_page(): int {
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'A page' ] );
	}

	/** @param array<string, mixed> $draft */
	private function ask( int $id, string $route, array $draft = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/rueda/v1/forms/$id/$route" );
		$request->set_body_params( $draft );
		return rest_do_request( $request );
	}
}
