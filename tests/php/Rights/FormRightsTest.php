<?php

declare( strict_types=1 );

namespace Rueda\Tests\Rights;

/** Who may do what with forms and messages. A new action or route needs a new row in this table. */
final class FormRightsTest extends RightsTestCase {
	private const FORMS = '/contact-form-7/v1/contact-forms';

	/** The protocol answers 403 to visitors who are not logged in, too. */
	private const WRITERS = [ '403 403 403 403 200 200', self::ALL_403, self::ALL_403 ];

	/** Everyone who can write posts may choose a form. */
	private const CHOOSERS = [ '401 403 200 200 200 200', self::ALL_403, self::AS_NOBODY ];

	private int $form;

	private int $message = 0;

	protected function setUp(): void {
		parent::setUp();
		// Browser tests may have sent messages on this site. The rollback restores them.
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}rueda_messages" );
		$this->form = $this->another_form();
	}

	/**
	 * @dataProvider rows
	 *
	 * @param callable(self, Person, string): Answer $call
	 * @param array{string, string, string}          $rights
	 */
	public function test_each_call_works_for_the_listed_users_and_nonces_only( callable $call, array $rights ): void {
		$this->assert_rights( $call, $rights );
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	public function rows(): iterable {
		yield from $this->visitor_rows();
		yield from $this->protocol_rows();
		yield from $this->editor_rows();
		yield from $this->message_rows();
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function visitor_rows(): iterable {
		yield 'sending a form' => [
			static fn ( self $on, Person $who, string $nonce ) => $on->fill_in( $who, $nonce, $on->form ),
			self::OPEN_REST,
		];
		yield 'the rules of a form' => [
			self::route( 'GET', static fn ( self $on ) => self::FORMS . "/{$on->form}/feedback/schema" ),
			self::OPEN_REST,
		];
		yield 'the refill of a form' => [
			self::route( 'GET', static fn ( self $on ) => self::FORMS . "/{$on->form}/refill" ),
			self::OPEN_REST,
		];
		$picture = str_repeat( '1', 20 ) . '.png';
		yield 'a captcha’s picture that there is not' => [
			self::route( 'GET', static fn ( self $on ) => "/rueda/v1/forms/{$on->form}/captcha/a/{$picture}" ),
			self::MISSING_REST,
		];
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function protocol_rows(): iterable {
		yield 'listing forms' => [
			self::route( 'GET', self::FORMS ),
			[ '403 403 200 200 200 200', self::ALL_403, self::ALL_403 ],
		];
		yield 'reading a form with its mails' => [
			self::route( 'GET', static fn ( self $on ) => self::FORMS . "/{$on->form}" ),
			self::WRITERS,
		];
		yield 'making a form' => [
			self::route( 'POST', self::FORMS, [ 'title' => 'New', 'context' => 'save' ] ),
			self::WRITERS,
		];
		yield 'changing a form' => [
			self::route( 'POST', static fn ( self $on ) => self::FORMS . "/{$on->form}", [ 'context' => 'save' ] ),
			self::WRITERS,
		];
		yield 'deleting a form' => [
			self::route( 'DELETE', static fn ( self $on ) => self::FORMS . "/{$on->another_form()}" ),
			self::WRITERS,
		];
		foreach ( [ 'checks', 'preview', 'test' ] as $name ) {
			yield "the {$name} of a draft of a form" => [
				self::route( 'POST', static fn ( self $on ) => "/rueda/v1/forms/{$on->form}/{$name}", (object) [] ),
				self::EDITORS,
			];
		}
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function editor_rows(): iterable {
		yield 'a form as the editor reads it' => [
			self::route( 'GET', static fn ( self $on ) => "/wp/v2/rueda_form/{$on->form}?context=edit" ),
			self::EDITORS,
		];
		yield 'a form as a post' => [
			self::route( 'GET', static fn ( self $on ) => "/wp/v2/rueda_form/{$on->form}" ),
			self::CHOOSERS,
		];
		yield 'forms as posts' => [
			self::route( 'GET', '/wp/v2/rueda_form' ),
			self::CHOOSERS,
		];
		yield 'beginning a form in the editor' => [
			self::route( 'POST', '/wp/v2/rueda_form', [ 'title' => 'New', 'status' => 'draft' ] ),
			[ '401 403 403 403 201 201', self::ALL_403, self::AS_NOBODY ],
		];
		yield 'changing a form in the editor' => [
			self::route( 'POST', static fn ( self $on ) => "/wp/v2/rueda_form/{$on->form}", [ 'title' => 'New' ] ),
			self::EDITORS,
		];
		yield 'deleting a form in the editor' => [
			self::route( 'DELETE', static fn ( self $on ) => "/wp/v2/rueda_form/{$on->another_form()}?force=true" ),
			self::EDITORS,
		];
	}

	/** @return iterable<string, array{callable(self, Person, string): Answer, array{string, string, string}}> */
	private function message_rows(): iterable {
		$seen = 'login 403 403 403 200 200';
		yield 'the screen rueda-messages' => [
			static fn ( self $on, Person $who ) => $on->screen( $who, 'rueda-messages' ),
			[ $seen, $seen, $seen ],
		];
		yield 'rueda_export_messages' => [
			static function ( self $on, Person $who, string $nonce ) {
				$on->a_message();
				$link = $on->printed_link( $who, $nonce, 'rueda-messages', 'action=rueda_export_messages' );
				return $on->requests->press( $who, $link );
			},
			self::AS_FILE,
		];
		$refused = '400 403 403 403 403 403';
		yield 'rueda_message_file, with the nonce of something else' => [
			static function ( self $on, Person $who, string $nonce ) {
				$proof = explode( '_wpnonce', $on->link_to_spam( $who, $nonce ) )[1] ?? '';
				$file  = "action=rueda_message_file&message={$on->a_message()}&field=picture&index=0&_wpnonce{$proof}";
				return $on->requests->press( $who, admin_url( 'admin-post.php?' . $file ) );
			},
			[ $refused, $refused, $refused ],
		];
		yield 'each action for a message' => [
			static function ( self $on, Person $who, string $nonce ) {
				$link   = $on->link_to_spam( $who, $nonce );
				$press  = static fn ( string $action ): Answer => $on->requests->press(
					$who,
					str_replace( 'action=spam', "action={$action}", $link )
				);
				$answer = $press( 'read' );
				foreach ( [ 'unread', 'send', 'spam', 'not-spam' ] as $action ) {
					self::assertSame( $answer->outcome(), $press( $action )->outcome(), $action );
				}
				return $answer;
			},
			self::ON_SCREEN,
		];
		yield 'deleting a message from the list' => [
			static function ( self $on, Person $who, string $nonce ) {
				$id     = (string) $on->another_message();
				$fields = [
					'action'  => 'delete',
					'message' => [ $id ],
				];
				return $on->confirm( $who, $nonce, "rueda-messages&action=delete&message[]={$id}", $fields );
			},
			self::ON_SCREEN,
		];
	}

	private function link_to_spam( Person $who, string $nonce ): string {
		$part = "action=spam&#038;message%5B%5D={$this->a_message()}";
		return $this->printed_link( $who, $nonce, 'rueda-messages', $part );
	}

	private function another_form(): int {
		return $this->make_post(
			[
				'post_type'    => 'rueda_form',
				'post_title'   => 'Contact',
				'post_content' => '<!-- wp:rueda/form-field {"type":"text","name":"your-name","label":"Name"} /-->',
			]
		);
	}

	private function fill_in( Person $who, string $nonce, int $form ): Answer {
		$fields = [
			'_wpcf7_unit_tag' => "wpcf7-f{$form}-o1",
			'your-name'       => 'Ana',
		];
		return $this->requests->send( $who, self::FORMS . "/{$form}/feedback", $this->nonce( $who, $nonce ), $fields );
	}

	/** The message of this row of the table. */
	private function a_message(): int {
		$this->message = 0 === $this->message ? $this->another_message() : $this->message;
		return $this->message;
	}

	private function another_message(): int {
		global $wpdb;
		$this->fill_in( $this->person( 'nobody' ), 'fresh', $this->form );
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}rueda_messages" );
	}
}
