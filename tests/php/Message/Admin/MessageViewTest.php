<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessageView;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageSearch;
use Rueda\Tests\Message\MessageTestCase;

final class MessageViewTest extends MessageTestCase {
	public function test_says_why_there_is_no_mail(): void {
		$this->act_as( 'administrator' );
		$form = $this->contact_form();

		self::assertStringContainsString( 'No email was sent', $this->view( $this->store( $form ) ) );
		self::assertStringContainsString(
			'has not been sent yet',
			$this->view(
				$this->store( $form, [ 'status' => Message::STORED, 'mail_due' => time() + HOUR_IN_SECONDS ] )
			)
		);
		self::assertStringContainsString(
			'it had no recipient',
			$this->view( $this->store( $form, [ 'status' => Message::FAILED ] ) )
		);
		self::assertStringContainsString(
			'No email was sent',
			$this->view(
				$this->store( $form, [ 'status' => Message::FAILED, 'created_at' => time() - YEAR_IN_SECONDS ] )
			)
		);
		self::assertStringContainsString(
			'was deleted',
			$this->view( $this->store( 999999, [ 'status' => Message::FAILED ] ) )
		);
	}

	public function test_says_that_the_rules_of_the_form_asked_for_no_email(): void {
		$this->act_as( 'administrator' );
		$rules = [ 'rules' => [ [ 'field' => 'a', 'is' => 'equal', 'value' => 'x' ] ] ];
		$mails = [
			'rueda_form_mail'   => [ 'recipient' => 'us@example.org', 'send_if' => $rules ],
			'rueda_form_mail_2' => [ 'active' => true, 'recipient' => 'other@example.org' ],
		];
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ], [ 'meta_input' => $mails ] ), [ 'a' => 'y' ] );

		$view = $this->view( (int) $this->messages()[0]['id'] );

		self::assertStringContainsString( 'the rules in the form’s mail settings asked for none', $view );
		self::assertStringContainsString( 'other@example.org', $view );
	}

	public function test_keeps_the_words_that_the_visitor_saw(): void {
		$this->act_as( 'administrator' );
		$form = $this->make_form(
			[
				[ 'type' => 'text', 'name' => 'company', 'label' => 'Your company' ],
				[
					'type'    => 'select',
					'name'    => 'team',
					'label'   => 'Who should answer?',
					'choices' => [ [ 'label' => 'Sales team', 'value' => 'sales@example.org' ] ],
				],
				[ 'type' => 'acceptance', 'name' => 'terms', 'conditionText' => 'I agree to the terms of 2026.' ],
				[ 'type' => 'textarea', 'name' => 'message', 'label' => 'Message' ],
			]
		);
		$this->answer( $form, [ 'company' => 'Boats', 'team' => 'Sales team', 'terms' => '1', 'message' => 'Hello' ] );
		$id = (int) $this->messages()[0]['id'];
		// One field has a new name and one a new label, and two are deleted.
		$other = $this->make_form(
			[
				[ 'type' => 'text', 'name' => 'firm', 'label' => 'Firm' ],
				[ 'type' => 'textarea', 'name' => 'message', 'label' => 'What is it about?' ],
			]
		);
		wp_update_post( wp_slash( [ 'ID' => $form, 'post_content' => get_post( $other )->post_content ] ) );

		foreach ( [ 'changed' => null, 'deleted' => $form ] as $state => $gone ) {
			if ( null !== $gone ) {
				wp_delete_post( $gone, true );
			}
			$view = $this->view( $id );
			self::assertStringContainsString(
				'<h1 class="wp-heading-inline">Message without a name</h1>',
				$view,
				$state
			);
			foreach ( [
				'Your company',
				'Who should answer?',
				'Message',
				'Sales team',
				'I agree to the terms of 2026.',
			] as $words ) {
				self::assertStringContainsString( $words, $view, $state );
			}
			self::assertStringNotContainsString( '>company<', $view, $state );
			self::assertStringNotContainsString( 'What is it about?', $view, $state );
		}
	}

	public function test_the_message_comes_first_and_its_addresses_are_links(): void {
		$this->act_as( 'administrator' );
		$form = $this->make_form(
			[
				[ 'type' => 'email', 'name' => 'your-email', 'label' => 'E-mail' ],
				[ 'type' => 'tel', 'name' => 'call', 'label' => 'Call me' ],
				[ 'type' => 'url', 'name' => 'site', 'label' => 'Site' ],
				[ 'type' => 'textarea', 'name' => 'message', 'label' => 'Message' ],
			]
		);
		$view = $this->view(
			$this->store(
				$form,
				[],
				[
					'call'    => '+34 (91) 555-01 02',
					'site'    => 'https://example.org/a?b=1&c=2',
					'message' => "tel: 1\n<b>",
				]
			)
		);

		self::assertLessThan( strpos( $view, 'About this message' ), strpos( $view, 'Message content' ) );
		self::assertLessThan( strpos( $view, 'About this message' ), strpos( $view, '<h2>Emails' ) );
		self::assertStringContainsString( '<a href="mailto:ana%40example.org">ana@example.org</a>', $view );
		self::assertStringContainsString( '<a href="tel:+34915550102">+34 (91) 555-01 02</a>', $view );
		self::assertStringContainsString(
			'<a href="https://example.org/a?b=1&#038;c=2" rel="noreferrer nofollow">',
			$view
		);
		self::assertStringContainsString( "tel: 1<br />\n&lt;b&gt;", $view );
		self::assertMatchesRegularExpression( '/class="button rueda-delete">Delete permanently</', $view );
	}

	public function test_leads_to_the_newer_and_the_older_message_of_the_list(): void {
		$this->act_as( 'administrator' );
		$form  = $this->contact_form();
		$other = $this->contact_form( 'Other' );
		$now   = time();
		$old   = $this->store( $form, [ 'created_at' => $now - 30 ] );
		$next  = $this->store( $other, [ 'created_at' => $now - 20, 'status' => Message::FAILED ] );
		$same  = $this->store( $form, [ 'created_at' => $now - 20 ], [ 'message' => 'Hello there' ] );
		$spam  = $this->store( $form, [ 'created_at' => $now - 10, 'status' => Message::SPAM ] );
		$new   = $this->store( $form, [ 'created_at' => $now ] );

		self::assertSame( [ $new, $next ], $this->beside( $same ) );
		self::assertSame( [ $same, $old ], $this->beside( $next ) );
		self::assertSame( [ 0, $same ], $this->beside( $new ) );
		self::assertSame( [ $next, 0 ], $this->beside( $old ) );
		self::assertSame( [ 0, 0 ], $this->beside( $spam, [ 'state' => Message::SPAM ] ) );
		self::assertSame( [ $new, $old ], $this->beside( $same, [ 'form' => (string) $form ] ) );
		self::assertSame( [ 0, 0 ], $this->beside( $same, [ 's' => 'there' ] ) );
		$_GET['form'] = (string) $form;
		$view         = $this->view( $same );
		self::assertMatchesRegularExpression(
			"/aria-label=\"Newer message\" href=\"[^\"]*message={$new}[^\"]*form={$form}/",
			$view
		);
		self::assertMatchesRegularExpression( "/aria-label=\"Older message\" href=\"[^\"]*message={$old}/", $view );
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int>
	 */
	private function beside( int $id, array $query = [] ): array {
		return array_values(
			( new MessageSearch() )->beside( $this->actions()->find( $id ), MessageFilter::from_query( $query ) )
		);
	}

	private function view( int $id ): string {
		ob_start();
		$file = new MessageFile( $this->actions() );
		$view = new MessageView( $this->actions(), $this->parts()->content(), $file, new MessageSearch() );
		$view->print( $id, '', static function (): void {} );
		return (string) ob_get_clean();
	}
}
